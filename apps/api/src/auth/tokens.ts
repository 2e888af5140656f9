import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@vitrina/contract';

/** Content of a refresh token: the secret and id of its session, and its number in the rotation. */
export interface RefreshTokenClaims {
  secret: string;
  sessionId: string;
  counter: number;
}

/** Computes an HMAC-SHA-256 over parts, in base64url. */
export const computeMac = (key: string, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(parts.join('\0')).digest('base64url');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares two texts in constant time. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Hashes a code for the database. The pepper prevents an attack by all million codes. */
export const hashCode = (pepper: string, email: string, code: string): string =>
  computeMac(pepper, 'code', email, code);

/** Hashes an access token for the database. */
export const hashAccessToken = (token: string): string => sha256(token);

/** Hashes the key of a program for the database. */
export const hashKey = (key: string): string => sha256(key);

/** Hashes the token of a link for the database. */
export const hashLinkToken = (token: string): string => sha256(token);

/** Derives the id of a session from its secret. Only its refresh tokens contain the secret. */
export const deriveSessionId = (secret: string): string => sha256(secret);

/** Returns the id under which people and the trail know a session: a path param has at most 32 characters. */
export const toPublicSessionId = (sessionId: string): string => sessionId.slice(0, 32);

/**
 * Derives the tokens of a session at a counter from the session's secret and the pepper. A retry gets the same tokens.
 * The database and the pepper together are not enough to make a token.
 */
export const deriveTokens = (pepper: string, secret: string, counter: number): Tokens => ({
  accessToken: computeMac(pepper, 'access', secret, counter),
  refreshToken: `${secret}.${counter}.${computeMac(pepper, 'refresh', secret, counter)}`,
});

/** Parses and verifies a refresh token; undefined if it was not issued here. */
export function readRefreshToken(pepper: string, token: string): RefreshTokenClaims | undefined {
  const [, secret, digits] = /^([\w-]{43})\.(0|[1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? [];
  if (secret === undefined) return undefined;
  const counter = Number(digits);
  if (!isEqualInConstantTime(deriveTokens(pepper, secret, counter).refreshToken, token)) return undefined;
  return { secret, sessionId: deriveSessionId(secret), counter };
}
