import { keyRefusal } from './error-codes.ts';

/** What the routers of all reports share: their path, and the response to a key that is not live. */
export const reportOptions = {
  pathPrefix: '/api/report',
  strictStatusCodes: true,
  commonResponses: keyRefusal,
} as const;
