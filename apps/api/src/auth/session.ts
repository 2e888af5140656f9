import { selectLanguage, type User } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { endSession, findByAccessToken, type Session } from '../store/sessions.ts';
import { inTransaction } from '../store/store.ts';
import { recordEvent } from '../store/trail.ts';
import { keepLanguage } from '../store/users.ts';
import { toActor } from './caller.ts';
import type { AuthDeps } from './deps.ts';
import { isUnexpired } from './expiry.ts';
import { authTexts } from './texts/auth-texts.ts';
import { hashAccessToken, readRefreshToken, toPublicSessionId } from './tokens.ts';

/** Maximum lifetime of a session in use: 30 days (NIST SP 800-63B, AAL1). */
const MAX_SESSION_SECONDS = 30 * 86_400;

/** Checks that the user is not blocked and that neither lifetime of the session has ended. */
export function isSessionActive(
  { now, refreshTokenSeconds }: Pick<AuthDeps, 'now' | 'refreshTokenSeconds'>,
  { user, createdAt, rotatedAt }: Session,
): boolean {
  return (
    user.status === 'active' &&
    isUnexpired(rotatedAt, refreshTokenSeconds, now()) &&
    isUnexpired(createdAt, MAX_SESSION_SECONDS, now())
  );
}

/** Resolves the session from the Authorization header. Throws ContractError UNAUTHORIZED. */
export async function authorize(deps: AuthDeps, authorization: string | undefined): Promise<Session> {
  const [, token] = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '') ?? [];
  const found = token === undefined ? undefined : await findByAccessToken(deps.store, hashAccessToken(token));
  const isLive = found && isUnexpired(found.issuedAt, deps.accessTokenSeconds, deps.now());
  if (!isLive || !isSessionActive(deps, found.session)) throw new ContractError('UNAUTHORIZED');
  return found.session;
}

/**
 * Ends the caller's session. Accepts any refresh token of the session, also a used one. Throws ContractError
 * UNAUTHORIZED for a token of another session and for a session that has ended.
 */
export async function logout(
  { store, pepper, now }: AuthDeps,
  session: Session,
  {
    refreshToken,
    ip,
    acceptLanguage,
  }: { refreshToken: string; ip: string; acceptLanguage?: string | undefined },
): Promise<{ message: string }> {
  const isOwn = readRefreshToken(pepper, refreshToken)?.sessionId === session.id;
  const end = () =>
    inTransaction(store, async (within) => {
      if (!(await endSession(within, session.id))) return false;
      const subject = toPublicSessionId(session.id);
      await recordEvent(within, { event: 'logout', subject, ...toActor(session, ip), now: now() });
      return true;
    });
  if (!isOwn || !(await end())) throw new ContractError('UNAUTHORIZED');
  return { message: authTexts[selectLanguage(acceptLanguage)].signedOut };
}

/** Returns the user of a session, and stores the user's present language for the letters. */
export async function readUser(
  { store }: Pick<AuthDeps, 'store'>,
  { user }: Session,
  acceptLanguage: string | undefined,
): Promise<{ user: User }> {
  if (acceptLanguage !== undefined) await keepLanguage(store, user.id, selectLanguage(acceptLanguage));
  return { user };
}
