import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { id, moment } from './field-types.ts';
import { defineMetadata } from './route-metadata.ts';

/** Maximum live links of one person. */
export const MAX_SHARES = 100;

/** Maximum report requests per minute with one link's token, for all its readers together. */
export const LINK_REQUESTS_PER_MINUTE = 300;

/** Header for the token of a link at a report: report calls of the web app carry no Authorization. */
export const SHARE_TOKEN_HEADER = 'share-token';

const shareId = z.string().check(z.regex(/^[\w-]{1,32}$/));
const path = z.string();

/** A link to one screen of one week, without its token. */
export const Share = z.object({
  id: shareId,
  path,
  year: id,
  weekNumber: id,
  createdAt: moment,
  expiresAt: moment,
});
export type Share = z.output<typeof Share>;

/** The live links of a person, latest first. */
export const Shares = z.object({ shares: z.array(Share) });
export type Shares = z.output<typeof Shares>;

/** A link with its token, shown once: only the hash is stored. */
export const CreatedShare = z.object({
  ...Share.shape,
  token: z.string().check(z.regex(/^link_[\w-]{22,}$/)),
  url: z.string(),
});
export type CreatedShare = z.output<typeof CreatedShare>;

/** The screen that a link opens. */
export const SharedScreen = z.object({
  path,
  year: id,
  weekNumber: id,
  expiresAt: moment,
  isReplaced: z.boolean(),
  isFormulaChanged: z.boolean(),
});
export type SharedScreen = z.output<typeof SharedScreen>;

/** Path params of a link. */
export const ShareParams = z.object({ id: shareId });

/** Body of a new link: the address of a profile or list with its week and id, and the link's lifetime. */
export const ShareBody = z.object({
  path: z.string().check(z.maxLength(2000), z.regex(/^\/[^/]/)),
  expiresInDays: z.int().check(z.gte(1), z.lte(90)),
});

/** Body with the token of a link. */
export const OpenShareBody = z.object({ token: z.string() });

const headers = { authorization: z.optional(z.string()) };
const metadata = (subject: string) =>
  defineMetadata({ errorSummary: `Failed to ${subject}`, profile: 'account' });

/** A person's links for others. */
export const share = initContract().router(
  {
    list: {
      method: 'GET',
      path: '/shares',
      headers,
      responses: { 200: Shares, ...errorResponses('UNAUTHORIZED') },
      summary: 'The live links of the caller',
      metadata: metadata('fetch links'),
    },
    create: {
      method: 'POST',
      path: '/shares',
      headers,
      body: ShareBody,
      responses: { 200: CreatedShare, ...errorResponses('UNAUTHORIZED', 'REPORT_NOT_FOUND') },
      summary: 'Makes a link to one screen of one week for others; this response alone shows its token',
      metadata: metadata('create a link'),
    },
    revoke: {
      method: 'DELETE',
      path: '/shares/:id',
      pathParams: ShareParams,
      headers,
      responses: { 200: Shares, ...errorResponses('UNAUTHORIZED', 'SHARE_NOT_FOUND') },
      summary:
        'Revokes a link of the caller, from the next request on; the response has the links that are left',
      metadata: metadata('revoke a link'),
    },
    open: {
      method: 'POST',
      path: '/shares/open',
      body: OpenShareBody,
      responses: { 200: SharedScreen, ...errorResponses('SHARE_NOT_FOUND') },
      summary: 'What a link opens, and whether it is still what the person saw who made it',
      metadata: metadata('open a link'),
    },
  },
  { pathPrefix: '/api', strictStatusCodes: true },
);
