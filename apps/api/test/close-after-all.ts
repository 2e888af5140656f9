import { afterAll } from 'vitest';

/** Opens what the tests of a file share, at the top of the file; closes it after the last of them, the latest first. */
export const closeAfterAll = async <Opened extends { close: () => Promise<unknown> }>(
  opening: Opened | Promise<Opened>,
): Promise<Opened> => {
  const opened = await opening;
  afterAll(async () => void (await opened.close()));
  return opened;
};
