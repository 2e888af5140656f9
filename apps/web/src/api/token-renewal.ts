import { ApiError } from './api-error.ts';
import { authTsr } from './auth.ts';
import { readBody, type RenewToken } from './client.ts';
import { readStoredSession, storeSession } from './stored-session.ts';

/** How long to wait for another tab that is renewing the same session, in milliseconds. */
const LOCK_WAIT_MS = 5_000;

/** True when the server itself said no, as opposed to being busy or out of reach. */
const isRejected = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;

/** One tab at a time; a tab that waited too long goes on, since the server bears two at once. */
async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  let started = false;
  try {
    return await locks.request('vitrina.renewal', { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    return work();
  }
}

/** Exchanges the refresh token once. Tokens that come after the person signed out are thrown away. */
async function refresh(expiredToken: string): Promise<string | undefined> {
  const before = readStoredSession();
  if (before === undefined) return undefined;
  if (before.accessToken !== expiredToken) return before.accessToken;
  if (before.refreshToken === undefined) return undefined;
  const tokens = await readBody(authTsr.refresh.mutate({ body: { refreshToken: before.refreshToken } }));
  const now = readStoredSession();
  if (now?.refreshToken !== before.refreshToken) return now?.accessToken;
  storeSession({ ...tokens, user: now.user });
  return tokens.accessToken;
}

/**
 * Renewal of the access token: one request at a time in this tab, and across tabs where the browser
 * has locks. When the server refuses, or there is nothing to refresh with, the session is over.
 */
export function createTokenRenewal(onSessionEnd: () => void): RenewToken {
  let running: Promise<string | undefined> | undefined;
  const run = async (expiredToken: string) => {
    try {
      const token = await oneTabAtATime(() => refresh(expiredToken));
      if (token === undefined && readStoredSession() !== undefined) onSessionEnd();
      return token;
    } catch (error) {
      if (!isRejected(error)) throw error;
      if (readStoredSession() !== undefined) onSessionEnd();
      return undefined;
    }
  };
  return (expiredToken) => {
    running ??= run(expiredToken).finally(() => {
      running = undefined;
    });
    return running;
  };
}
