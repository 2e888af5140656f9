import type { FastifyBaseLogger } from 'fastify';
import { deleteCodeRequests } from '../store/code-requests.ts';
import { deleteCodes } from '../store/codes.ts';
import { deleteGuesses } from '../store/guesses.ts';
import { deleteSessions } from '../store/sessions.ts';
import type { Queries } from '../store/store.ts';
import { deleteEvents } from '../store/trail.ts';
import { CODE_SECONDS } from './code-mail-text.ts';
import type { AuthDeps } from './deps.ts';
import { subtractSeconds } from './expiry.ts';
import { getLongestWindowSeconds, GUESS_DAYS, GUESS_WINDOW_SECONDS } from './rate-limits.ts';

const INTERVAL_MS = 60 * 60 * 1000;

/** Deletes expired codes, sessions, tokens, code requests, guesses and events of the trail. */
export async function deleteExpired(
  within: Queries,
  { accessTokenSeconds, refreshTokenSeconds, codeRequestLimits }: AuthDeps,
  now: Date,
): Promise<void> {
  await deleteCodeRequests(within, subtractSeconds(now, getLongestWindowSeconds(codeRequestLimits)));
  await deleteGuesses(within, {
    guessedAt: subtractSeconds(now, GUESS_WINDOW_SECONDS),
    day: subtractSeconds(now, GUESS_DAYS * 86_400)
      .toISOString()
      .slice(0, 10),
  });
  await deleteCodes(within, subtractSeconds(now, CODE_SECONDS));
  await deleteSessions(within, {
    issuedAt: subtractSeconds(now, accessTokenSeconds),
    rotatedAt: subtractSeconds(now, refreshTokenSeconds),
  });
  await deleteEvents(within, now);
}

/** Deletes expired rows once an hour until shutdown. */
export function scheduleExpiredCleanup(
  log: FastifyBaseLogger,
  deleteRows: () => Promise<void>,
  shutdown: AbortSignal,
): void {
  const timer = setInterval(() => {
    void deleteRows().catch((error: unknown) =>
      log.error({ err: error }, 'expired rows could not be deleted'),
    );
  }, INTERVAL_MS).unref();
  shutdown.addEventListener('abort', () => clearInterval(timer));
}
