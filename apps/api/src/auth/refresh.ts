import type { Tokens } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { addAccessToken, endSession, findSession, incrementCounter } from '../store/sessions.ts';
import { inTransaction, type Queries } from '../store/store.ts';
import type { AuthDeps } from './deps.ts';
import { isUnexpired } from './expiry.ts';
import { isSessionActive } from './session.ts';
import { hashAccessToken, readRefreshToken, type RefreshTokenClaims, deriveTokens } from './tokens.ts';

/** Time in which a used token returns its successor again, because the response may have been lost. */
const RETRY_SECONDS = 10;

/** Derives the next tokens; undefined when the session has ended, also by this use. */
async function rotate(
  within: Queries,
  deps: AuthDeps,
  claim: RefreshTokenClaims,
): Promise<Tokens | undefined> {
  const now = deps.now();
  const session = await findSession(within, claim.sessionId);
  if (!session) return undefined;
  const next = deriveTokens(deps.pepper, claim.secret, claim.counter + 1);
  const isCurrent = claim.counter === session.counter;
  const isRetry = claim.counter === session.counter - 1 && isUnexpired(session.rotatedAt, RETRY_SECONDS, now);
  if (!isSessionActive(deps, session) || !(isCurrent || isRetry)) {
    await endSession(within, session.id);
    return undefined;
  }
  if (isCurrent) {
    await incrementCounter(within, session, now);
    await addAccessToken(within, session.id, hashAccessToken(next.accessToken), now);
  }
  return next;
}

/**
 * Exchanges a refresh token for the next pair. The previous token returns the same pair for 10 seconds. Any other
 * reuse ends the session, since one of its two users has stolen the token.
 * Throws ContractError INVALID_REFRESH_TOKEN.
 */
export async function refresh(deps: AuthDeps, refreshToken: string): Promise<Tokens> {
  const claim = readRefreshToken(deps.pepper, refreshToken);
  const tokens = claim && (await inTransaction(deps.store, (within) => rotate(within, deps, claim)));
  if (!tokens) throw new ContractError('INVALID_REFRESH_TOKEN');
  return tokens;
}
