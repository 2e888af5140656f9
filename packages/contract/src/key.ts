import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { day, moment } from './field-types.ts';
import { defineMetadata } from './route-metadata.ts';

/** Maximum keys of one person. */
export const MAX_KEYS = 20;

/** Maximum lifetime of a key that has one, days. */
export const MAX_KEY_DAYS = 366;

/** Maximum requests of one key in a minute. */
export const KEY_REQUESTS_PER_MINUTE = 600;

const keyId = z.string().check(z.regex(/^[\w-]{1,32}$/));

/** A key for a program, without its secret. */
export const ProgramKey = z.object({
  id: keyId,
  name: z.string(),
  createdAt: moment,
  lastUsedOn: z.nullable(day),
  expiresAt: z.nullable(moment),
});
export type ProgramKey = z.output<typeof ProgramKey>;

/** The keys of a person, oldest first. */
export const ProgramKeys = z.object({ keys: z.array(ProgramKey) });
export type ProgramKeys = z.output<typeof ProgramKeys>;

/** A key with its secret, shown once: only the hash is stored. */
export const CreatedKey = z.object({
  ...ProgramKey.shape,
  key: z.string().check(z.regex(/^key_[\w-]{22,}$/)),
});
export type CreatedKey = z.output<typeof CreatedKey>;

/** Path params of a key. */
export const KeyParams = z.object({ id: keyId });

/** Control characters and those that turn the direction of the text around them. */
const invisible = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Body of a new key: its name without control and bidi characters, trimmed, 1–60 characters, and its lifetime, if it has one. */
export const KeyBody = z.object({
  name: z.string().check(
    z.overwrite((name) => name.replaceAll(invisible, ' ')),
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
  ),
  expiresInDays: z.optional(z.int().check(z.gte(1), z.lte(MAX_KEY_DAYS))),
});

const headers = { authorization: z.optional(z.string()) };
const metadata = (subject: string) =>
  defineMetadata({ errorSummary: `Failed to ${subject}`, profile: 'account' });

/** A person's keys for programs: they open the reports, but no call of the account. */
export const key = initContract().router(
  {
    list: {
      method: 'GET',
      path: '/keys',
      headers,
      responses: { 200: ProgramKeys, ...errorResponses('UNAUTHORIZED') },
      summary: 'The keys of the caller',
      metadata: metadata('fetch keys'),
    },
    create: {
      method: 'POST',
      path: '/keys',
      headers,
      body: KeyBody,
      responses: { 200: CreatedKey, ...errorResponses('UNAUTHORIZED') },
      summary: 'Makes a key for a program; this response alone shows it',
      metadata: metadata('create a key'),
    },
    revoke: {
      method: 'DELETE',
      path: '/keys/:id',
      pathParams: KeyParams,
      headers,
      responses: { 200: ProgramKeys, ...errorResponses('UNAUTHORIZED', 'KEY_NOT_FOUND') },
      summary:
        'Revokes a key of the caller, from the next request on; the response has the keys that are left',
      metadata: metadata('revoke a key'),
    },
  },
  { pathPrefix: '/api', strictStatusCodes: true },
);
