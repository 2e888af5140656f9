import { ApiError } from './api-error.ts';
import { authTsr } from './auth.ts';
import { readBody, type RenewToken } from './client.ts';
import { readStoredSession, storeSession } from './stored-session.ts';

/** Maximum wait for another tab that is renewing the same session, ms. */
const LOCK_WAIT_MS = 5_000;

/** Whether the server rejected the token, as opposed to being busy or unreachable. */
const isRejected = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;

/** Runs in one tab at a time; after the maximum wait runs anyway, as the server accepts two renewals at once. */
async function runInOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  let isStarted = false;
  try {
    return await locks.request('vitrina.renewal', { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => {
      isStarted = true;
      return work();
    });
  } catch (error) {
    if (isStarted) throw error;
    return work();
  }
}

/** Exchanges the refresh token once. Tokens that arrive after a sign-out are discarded. */
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

/** Time for which a failed renewal answers further requests, ms. */
const FAILURE_MS = 10_000;

/**
 * Creates the renewal of the access token: one request at a time in this tab, and across tabs if the browser
 * has locks. Ends the session when the server rejects the refresh token or there is none. A renewal that failed
 * otherwise is not repeated at once by the other requests of a screen.
 */
export function createTokenRenewal(onSessionEnd: () => void): RenewToken {
  let running: Promise<string | undefined> | undefined;
  const run = async (expiredToken: string) => {
    try {
      const token = await runInOneTab(() => refresh(expiredToken));
      if (token === undefined && readStoredSession() !== undefined) onSessionEnd();
      return token;
    } catch (error) {
      if (!isRejected(error)) throw error;
      if (readStoredSession() !== undefined) onSessionEnd();
      return undefined;
    }
  };
  const forget = () => {
    running = undefined;
  };
  return (expiredToken) => {
    if (running === undefined) {
      running = run(expiredToken);
      running.then(forget, () => setTimeout(forget, FAILURE_MS));
    }
    return running;
  };
}
