import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { moment } from './field-types.ts';
import { defineMetadata } from './route-metadata.ts';

/** Maximum events in a person's own trail. */
export const MAX_TRAIL_EVENTS = 100;

/** What the trail records of a person. */
export const accountEventNames = [
  'sign-in',
  'failed-code',
  'refresh-reuse',
  'logout',
  'session-ended',
  'blocked',
  'key-made',
  'key-used-first',
  'key-revoked',
  'link-made',
  'link-used-first',
  'link-revoked',
  'import',
  'publish',
  'replace',
] as const;

/** An event of a person's own trail. */
export const AccountEvent = z.object({
  at: moment,
  event: z.enum(accountEventNames),
  address: z.nullable(z.string()),
});
export type AccountEvent = z.output<typeof AccountEvent>;

/** The last events of a person, newest first. */
export const AccountTrail = z.object({ events: z.array(AccountEvent) });
export type AccountTrail = z.output<typeof AccountTrail>;

const headers = { authorization: z.optional(z.string()) };
const metadata = (subject: string) =>
  defineMetadata({ errorSummary: `Failed to ${subject}`, profile: 'account' });

/** The account of a person: what happened in it, and its end. */
export const account = initContract().router(
  {
    trail: {
      method: 'GET',
      path: '/trail',
      headers,
      responses: { 200: AccountTrail, ...errorResponses('UNAUTHORIZED') },
      summary: 'What happened in the account of the caller',
      metadata: metadata('fetch the trail'),
    },
    remove: {
      method: 'DELETE',
      path: '',
      headers,
      responses: { 200: z.object({ message: z.string() }), ...errorResponses('UNAUTHORIZED') },
      summary: 'Deletes the account of the caller at once, with all that belongs to it',
      metadata: metadata('delete the account'),
    },
  },
  { pathPrefix: '/api/account', strictStatusCodes: true },
);
