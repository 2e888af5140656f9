import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { moment } from './field-types.ts';
import { defineMetadata } from './route-metadata.ts';

/** E-mail address of a sign-in: trimmed, in lower case, ASCII, at most 254 characters, 64 of them before the @ (RFC 5321). */
export const Email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254),
  z.email(),
  z.refine((address) => address.indexOf('@') <= 64, { error: 'At most 64 characters before the @' }),
);

/** A user: created at the first sign-in. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  status: z.string(),
  createdAt: moment,
  updatedAt: moment,
});
export type User = z.output<typeof User>;

/** The current tokens of a session. */
export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof Tokens>;

/** A new session: its user and tokens. */
export const AuthResult = z.object({ user: User, ...Tokens.shape });
export type AuthResult = z.output<typeof AuthResult>;

/** Confirms that a code was sent to the address. */
export const CodeRequested = z.object({ message: z.string(), email: z.string() });
export type CodeRequested = z.output<typeof CodeRequested>;

/** Body of a request for a one-time code. */
export const RequestCodeBody = z.object({ email: Email });

/** Body of a sign-in: the address and its code, exactly 6 characters. */
export const VerifyCodeBody = z.object({ email: Email, code: z.string().check(z.length(6)) });

/** Body with any refresh token of a session. */
export const RefreshTokenBody = z.object({ refreshToken: z.string() });

const authorization = { authorization: z.optional(z.string()) };

/** The five sign-in endpoints; registration and login are one flow. */
export const auth = initContract().router(
  {
    requestCode: {
      method: 'POST',
      path: '/request-code',
      body: RequestCodeBody,
      responses: { 200: CodeRequested, ...errorResponses() },
      summary: 'Sends a one-time code to an e-mail address',
      metadata: defineMetadata({ errorSummary: 'Failed to send verification code', profile: 'core' }),
    },
    verifyCode: {
      method: 'POST',
      path: '/verify-code',
      body: VerifyCodeBody,
      responses: { 200: AuthResult, ...errorResponses('INVALID_CODE') },
      summary: 'Signs in with the code from the mail',
      metadata: defineMetadata({ errorSummary: 'Code verification failed', profile: 'core' }),
    },
    refresh: {
      method: 'POST',
      path: '/refresh',
      body: RefreshTokenBody,
      responses: { 200: Tokens, ...errorResponses('INVALID_REFRESH_TOKEN') },
      summary: 'Exchanges a refresh token for a new pair of tokens',
      metadata: defineMetadata({ errorSummary: 'Failed to refresh session', profile: 'core' }),
    },
    logout: {
      method: 'POST',
      path: '/logout',
      headers: authorization,
      body: RefreshTokenBody,
      responses: { 200: z.object({ message: z.string() }), ...errorResponses('UNAUTHORIZED') },
      summary: 'Ends the session; both of its tokens are dead at once',
      metadata: defineMetadata({ errorSummary: 'Failed to log out', profile: 'core' }),
    },
    me: {
      method: 'GET',
      path: '/me',
      headers: authorization,
      responses: { 200: z.object({ user: User }), ...errorResponses('UNAUTHORIZED') },
      summary: 'Who is signed in',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch user', profile: 'core' }),
    },
  },
  { pathPrefix: '/api/auth', strictStatusCodes: true },
);
