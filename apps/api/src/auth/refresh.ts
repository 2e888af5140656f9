import type { Tokens } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { addAccessToken, type Client, endSession, findSession, incrementCounter } from '../store/sessions.ts';
import { inTransaction, type Queries } from '../store/store.ts';
import { recordEvent } from '../store/trail.ts';
import { describeClient } from './client.ts';
import type { AuthDeps } from './deps.ts';
import { isUnexpired } from './expiry.ts';
import { isSessionActive } from './session.ts';
import {
  computeMac,
  deriveTokens,
  hashAccessToken,
  readRefreshToken,
  toPublicSessionId,
  type RefreshTokenClaims,
} from './tokens.ts';

/** Time for which a used token returns the next pair again, because the response may have been lost. */
const RETRY_SECONDS = 10;

/** Derives the next tokens; undefined if the session has ended or this use ends it. */
async function rotate(
  within: Queries,
  deps: AuthDeps,
  claim: RefreshTokenClaims,
  { client, rotatedBy }: { client: Client; rotatedBy: string },
): Promise<Tokens | undefined> {
  const now = deps.now();
  const session = await findSession(within, claim.sessionId);
  if (!session) return undefined;
  const next = deriveTokens(deps.pepper, claim.secret, claim.counter + 1);
  const isCurrent = claim.counter === session.counter;
  const isSameClient = session.rotatedBy === '' || session.rotatedBy === rotatedBy;
  const isRetry =
    isSameClient &&
    claim.counter === session.counter - 1 &&
    isUnexpired(session.rotatedAt, RETRY_SECONDS, now);
  const isActive = isSessionActive(deps, session);
  if (!isActive || !(isCurrent || isRetry)) {
    await endSession(within, session.id);
    const isBlocked = session.user.status === 'blocked';
    if (isActive || isBlocked)
      await recordEvent(within, {
        event: isBlocked ? 'blocked' : 'refresh-reuse',
        subject: toPublicSessionId(session.id),
        userId: session.user.id,
        address: client.address,
        now,
      });
    return undefined;
  }
  if (isCurrent) {
    await incrementCounter(within, session, { now, rotatedBy, client });
    await addAccessToken(within, session.id, hashAccessToken(next.accessToken), now);
  }
  return next;
}

/**
 * Exchanges a refresh token for the next pair. For 10 seconds the previous token returns the same pair to the same
 * address block and user agent. Any other reuse ends the session, because one of the two clients has stolen the token.
 * Throws ContractError INVALID_REFRESH_TOKEN.
 */
export async function refresh(
  deps: AuthDeps,
  refreshToken: string,
  { ip, userAgent = '' }: { ip: string; userAgent?: string | undefined },
): Promise<Tokens> {
  const client = describeClient(ip, userAgent);
  const rotatedBy = computeMac(deps.pepper, 'client', client.address, userAgent);
  const claim = readRefreshToken(deps.pepper, refreshToken);
  const tokens =
    claim &&
    (await inTransaction(deps.store, (within) => rotate(within, deps, claim, { client, rotatedBy })));
  if (!tokens) throw new ContractError('INVALID_REFRESH_TOKEN');
  return tokens;
}
