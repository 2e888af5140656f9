import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@vitrina/contract';

/** What a refresh token says: the secret of its session, the session's id, and its place in the row of tokens. */
export interface RefreshTokenClaims {
  secret: string;
  sessionId: string;
  counter: number;
}

const mac = (key: string, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(parts.join('\0')).digest('base64url');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What is kept of a code: without the pepper nobody can try the million codes there are. */
export const hashCode = (pepper: string, email: string, code: string): string =>
  mac(pepper, 'code', email, code);

/** What is kept of an access token. */
export const hashAccessToken = (token: string): string => sha256(token);

/** The id that a session is kept under: its secret stands in its refresh tokens alone. */
export const deriveSessionId = (secret: string): string => sha256(secret);

/**
 * The tokens of a session at a counter. They follow from the session's secret and the pepper, so asking
 * again gives the same ones and nothing has to be kept in clear: the database and the pepper together
 * make no token.
 */
export const deriveTokens = (pepper: string, secret: string, counter: number): Tokens => ({
  accessToken: mac(pepper, 'access', secret, counter),
  refreshToken: `${secret}.${counter}.${mac(pepper, 'refresh', secret, counter)}`,
});

/** Reads a refresh token; undefined where it is not one of ours. */
export function readRefreshToken(pepper: string, token: string): RefreshTokenClaims | undefined {
  const [, secret, digits] = /^([\w-]{43})\.(0|[1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? [];
  if (secret === undefined) return undefined;
  const counter = Number(digits);
  if (!isEqualInConstantTime(deriveTokens(pepper, secret, counter).refreshToken, token)) return undefined;
  return { secret, sessionId: deriveSessionId(secret), counter };
}
