/** What a process that a test starts has of the test's own environment: no setting of the product. */
export const childEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
