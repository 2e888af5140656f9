import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { defineMetadata } from './route-metadata.ts';

/** State of the server, with a message for the person. */
export const Health = z.object({ ok: z.boolean(), message: z.string() });
export type Health = z.output<typeof Health>;

/** The health endpoint. */
export const health = initContract().router(
  {
    check: {
      method: 'GET',
      path: '/health',
      responses: { 200: Health, ...errorResponses() },
      summary: 'Whether the server is well',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch health', profile: 'core' }),
    },
  },
  { pathPrefix: '/api', strictStatusCodes: true },
);
