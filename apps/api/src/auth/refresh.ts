import type { Tokens } from '@vitrina/contract';
import { ContractError } from '../reply.ts';
import { addAccessToken, endSession, findSession, incrementCounter } from '../store/sessions.ts';
import { inTransaction, type Queries } from '../store/store.ts';
import type { AuthDeps } from './deps.ts';
import { isUnexpired } from './expiry.ts';
import { isSessionActive } from './session.ts';
import { hashAccessToken, readRefreshToken, type RefreshTokenClaims, deriveTokens } from './tokens.ts';

/** For how long a token that has been used gives its successor again: its answer may have been lost. */
const RETRY_SECONDS = 10;

/** The tokens that follow; undefined where there are none, and then the session is over. */
async function renew(
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
 * Exchanges a refresh token for the next pair. The one before it gives the same pair for 10 seconds; any
 * other use of a token that has been used ends the session, for one of two users of it has stolen it.
 * Throws ContractError INVALID_REFRESH_TOKEN.
 */
export async function refresh(deps: AuthDeps, refreshToken: string): Promise<Tokens> {
  const claim = readRefreshToken(deps.pepper, refreshToken);
  const tokens = claim && (await inTransaction(deps.store, (within) => renew(within, deps, claim)));
  if (!tokens) throw new ContractError('INVALID_REFRESH_TOKEN');
  return tokens;
}
