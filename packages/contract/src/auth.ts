import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';

/** An address to sign in with: trimmed, in lower case, ASCII, 254 characters at most. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Somebody who has signed in at least once. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type User = z.output<typeof User>;

/** The pair of tokens of a session. */
export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof Tokens>;

/** A new session: who signed in, and the tokens. */
export const AuthResult = z.object({ user: User, ...Tokens.shape });
export type AuthResult = z.output<typeof AuthResult>;

/** A code is on its way to this address. */
export const CodeRequested = z.object({ message: z.string(), email: z.string() });
export type CodeRequested = z.output<typeof CodeRequested>;

/** Asks for a one-time code. */
export const RequestCodeBody = z.object({ email: Email });

/** Answers with the code that came by mail: exactly 6 characters. */
export const VerifyCodeBody = z.object({ email: Email, code: z.string().check(z.length(6)) });

/** Names the session by any refresh token of it. */
export const RefreshTokenBody = z.object({ refreshToken: z.string() });

const authorization = { authorization: z.optional(z.string()) };

/** The five calls of sign-in. Registration and login are the same flow. */
export const auth = initContract().router(
  {
    requestCode: {
      method: 'POST',
      path: '/request-code',
      body: RequestCodeBody,
      responses: { 200: CodeRequested, ...errorResponses() },
      summary: 'Sends a one-time code to an e-mail address',
      metadata: { errorSummary: 'Failed to send verification code' },
    },
    verifyCode: {
      method: 'POST',
      path: '/verify-code',
      body: VerifyCodeBody,
      responses: { 200: AuthResult, ...errorResponses('INVALID_CODE') },
      summary: 'Signs in with the code from the mail',
      metadata: { errorSummary: 'Code verification failed' },
    },
    refresh: {
      method: 'POST',
      path: '/refresh',
      body: RefreshTokenBody,
      responses: { 200: Tokens, ...errorResponses('INVALID_REFRESH_TOKEN') },
      summary: 'Exchanges a refresh token for a new pair of tokens',
      metadata: { errorSummary: 'Failed to refresh session' },
    },
    logout: {
      method: 'POST',
      path: '/logout',
      headers: authorization,
      body: RefreshTokenBody,
      responses: { 200: z.object({ message: z.string() }), ...errorResponses('UNAUTHORIZED') },
      summary: 'Ends the session; both of its tokens are dead at once',
      metadata: { errorSummary: 'Failed to log out' },
    },
    me: {
      method: 'GET',
      path: '/me',
      headers: authorization,
      responses: { 200: z.object({ user: User }), ...errorResponses('UNAUTHORIZED') },
      summary: 'Who is signed in',
      metadata: { errorSummary: 'Failed to fetch user' },
    },
  },
  { pathPrefix: '/api/auth' },
);
