import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { moment } from './field-types.ts';
import { defineMetadata } from './route-metadata.ts';

const sessionId = z.string().check(z.regex(/^[\w-]{1,32}$/));

/** An open session of a person: the device as its user agent says it, and the place by its address block. */
export const OpenSession = z.object({
  id: sessionId,
  isCurrent: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  createdAt: moment,
  lastUsedAt: moment,
});
export type OpenSession = z.output<typeof OpenSession>;

/** The open sessions of a person: the caller's own first, then the last used. */
export const OpenSessions = z.object({ sessions: z.array(OpenSession) });
export type OpenSessions = z.output<typeof OpenSessions>;

/** Path params of a session. */
export const SessionParams = z.object({ id: sessionId });

const headers = { authorization: z.optional(z.string()) };
const metadata = (subject: string) =>
  defineMetadata({ errorSummary: `Failed to ${subject}`, profile: 'account' });

/** The sessions of a person: where the person is signed in. */
export const session = initContract().router(
  {
    list: {
      method: 'GET',
      path: '/sessions',
      headers,
      responses: { 200: OpenSessions, ...errorResponses('UNAUTHORIZED') },
      summary: 'Where the caller is signed in',
      metadata: metadata('fetch sessions'),
    },
    end: {
      method: 'DELETE',
      path: '/sessions/:id',
      pathParams: SessionParams,
      headers,
      responses: { 200: OpenSessions, ...errorResponses('UNAUTHORIZED', 'SESSION_NOT_FOUND') },
      summary: 'Ends a session of the caller at once; the response has the sessions that are left',
      metadata: metadata('end a session'),
    },
    endOthers: {
      method: 'DELETE',
      path: '/sessions',
      headers,
      responses: { 200: OpenSessions, ...errorResponses('UNAUTHORIZED') },
      summary: 'Ends all sessions of the caller but the one of the request',
      metadata: metadata('end other sessions'),
    },
  },
  { pathPrefix: '/api', strictStatusCodes: true },
);
