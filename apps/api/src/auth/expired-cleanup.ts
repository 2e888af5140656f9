import type { FastifyBaseLogger } from 'fastify';
import { deleteCodeRequests } from '../store/code-requests.ts';
import { deleteCodes } from '../store/codes.ts';
import { deleteSessions } from '../store/sessions.ts';
import type { Queries } from '../store/store.ts';
import { CODE_SECONDS } from './code-mail.ts';
import type { AuthDeps } from './deps.ts';
import { subtractSeconds } from './expiry.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes the codes, sessions and tokens that are over, and the asks that no limit counts any more. */
export async function deleteExpired(
  within: Queries,
  { accessTokenSeconds, refreshTokenSeconds, codeRequestLimits: askLimits }: AuthDeps,
  now: Date,
): Promise<void> {
  const longest = Math.max(...askLimits.map(({ windowSeconds: seconds }) => seconds));
  await deleteCodeRequests(within, subtractSeconds(now, longest));
  await deleteCodes(within, subtractSeconds(now, CODE_SECONDS));
  await deleteSessions(within, {
    issuedAt: subtractSeconds(now, accessTokenSeconds),
    rotatedAt: subtractSeconds(now, refreshTokenSeconds),
  });
}

/** Forgets once an hour what is over, also where nobody signs in, until the server ends. */
export function scheduleExpiredCleanup(
  log: FastifyBaseLogger,
  forget: () => Promise<void>,
  ending: AbortSignal,
): void {
  const timer = setInterval(() => {
    void forget().catch((error: unknown) => log.error({ err: error }, 'what is over could not be deleted'));
  }, HOUR_MS).unref();
  ending.addEventListener('abort', () => clearInterval(timer));
}
