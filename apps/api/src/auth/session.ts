import { ContractError } from '../reply.ts';
import { endSession, findByAccessToken, type Session } from '../store/sessions.ts';
import type { AuthDeps } from './deps.ts';
import { isUnexpired } from './expiry.ts';
import { hashAccessToken, readRefreshToken } from './tokens.ts';

/** A session ends after this time even if it is in use: 30 days (NIST SP 800-63B, AAL1). */
const SESSION_SECONDS = 30 * 86_400;

/** Whether a session may go on: its user is not blocked, it was renewed lately and did not begin too long ago. */
export function isSessionActive(
  { now, refreshTokenSeconds }: Pick<AuthDeps, 'now' | 'refreshTokenSeconds'>,
  { user, createdAt, rotatedAt }: Session,
): boolean {
  return (
    user.status === 'active' &&
    isUnexpired(rotatedAt, refreshTokenSeconds, now()) &&
    isUnexpired(createdAt, SESSION_SECONDS, now())
  );
}

/** The session that an Authorization header belongs to. Throws Failure UNAUTHORIZED. */
export async function authorize(deps: AuthDeps, authorization: string | undefined): Promise<Session> {
  const [, token] = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '') ?? [];
  const found = token === undefined ? undefined : await findByAccessToken(deps.store, hashAccessToken(token));
  const isLive = found && isUnexpired(found.issuedAt, deps.accessTokenSeconds, deps.now());
  if (!isLive || !isSessionActive(deps, found.session)) throw new ContractError('UNAUTHORIZED');
  return found.session;
}

/**
 * Ends the caller's session; any refresh token of it will do, also one that has been used. Throws Failure
 * UNAUTHORIZED for another session's, and where the session has just ended.
 */
export async function logout(
  { store, pepper }: AuthDeps,
  session: Session,
  refreshToken: string,
): Promise<{ message: string }> {
  const isOwn = readRefreshToken(pepper, refreshToken)?.sessionId === session.id;
  if (!isOwn || !(await endSession(store, session.id))) throw new ContractError('UNAUTHORIZED');
  return { message: 'Вы вышли' };
}
