import type { FastifyBaseLogger } from 'fastify';
import { forgetAsks } from '../store/asks.ts';
import { forgetCodes } from '../store/codes.ts';
import { forgetSessions } from '../store/sessions.ts';
import type { Queries } from '../store/store.ts';
import { CODE_SECONDS } from './code-mail.ts';
import type { AuthDeps } from './deps.ts';
import { secondsBefore } from './expiry.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes the codes, sessions and tokens that are over, and the asks that no limit counts any more. */
export async function forgetWhatIsOver(
  within: Queries,
  { accessTokenSeconds, refreshTokenSeconds, askLimits }: AuthDeps,
  now: Date,
): Promise<void> {
  const longest = Math.max(...askLimits.map(({ seconds }) => seconds));
  await forgetAsks(within, secondsBefore(now, longest));
  await forgetCodes(within, secondsBefore(now, CODE_SECONDS));
  await forgetSessions(within, {
    issuedAt: secondsBefore(now, accessTokenSeconds),
    rotatedAt: secondsBefore(now, refreshTokenSeconds),
  });
}

/** Forgets once an hour what is over, also where nobody signs in, until the server ends. */
export function keepForgetting(
  log: FastifyBaseLogger,
  forget: () => Promise<void>,
  ending: AbortSignal,
): void {
  const timer = setInterval(() => {
    void forget().catch((error: unknown) => log.error({ err: error }, 'what is over could not be deleted'));
  }, HOUR_MS).unref();
  ending.addEventListener('abort', () => clearInterval(timer));
}
