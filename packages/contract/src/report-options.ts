import { keyRefusal } from './error-codes.ts';

/** Options of all report routers: path prefix, and the response to a key that is not live. */
export const reportOptions = {
  pathPrefix: '/api/report',
  strictStatusCodes: true,
  commonResponses: keyRefusal,
} as const;
