import type { CodeRequested } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import {
  type CodeRequest,
  type RateLimit,
  deleteCodeRequests,
  recordCodeRequest,
  recordMailError,
  getRetryAfterSeconds,
} from '../store/code-requests.ts';
import { deleteCodes, saveCode, consumeCode } from '../store/codes.ts';
import { inTransaction, type Queries } from '../store/store.ts';
import { toAddressBlock } from './address-block.ts';
import type { AuthDeps } from './deps.ts';
import { CODE_SECONDS } from './code-mail.ts';
import { subtractSeconds } from './expiry.ts';
import { hashCode } from './tokens.ts';

/** Records the request when no limit blocks it; otherwise returns the seconds until a retry is allowed. */
async function applyLimits(
  within: Queries,
  request: CodeRequest,
  limits: readonly RateLimit[],
): Promise<number> {
  const longestWindowSeconds = Math.max(...limits.map(({ windowSeconds }) => windowSeconds));
  await deleteCodeRequests(within, subtractSeconds(request.now, longestWindowSeconds));
  const waitSeconds: number[] = [];
  for (const limit of limits) waitSeconds.push(await getRetryAfterSeconds(within, request, limit));
  const retryAfterSeconds = Math.max(...waitSeconds);
  if (retryAfterSeconds === 0) await recordCodeRequest(within, request);
  return retryAfterSeconds;
}

/**
 * Creates a code for an address and mails it, whether or not the address is known.
 * Throws ContractError TOO_MANY_REQUESTS, and INTERNAL_SERVER_ERROR when the mail cannot be sent.
 */
export async function requestCode(
  { store, mailer, random, pepper, now, codeRequestLimits }: AuthDeps,
  { email, ip }: { email: string; ip: string },
): Promise<CodeRequested> {
  const request = { id: random.id(), email, address: toAddressBlock(ip), now: now() };
  const code = random.code();
  const hash = hashCode(pepper, email, code);
  const retryAfterSeconds = await inTransaction(store, async (within) => {
    await deleteCodes(within, subtractSeconds(request.now, CODE_SECONDS));
    const seconds = await applyLimits(within, request, codeRequestLimits);
    if (seconds === 0) await saveCode(within, email, { hash, issuedAt: request.now.toISOString() });
    return seconds;
  });
  if (retryAfterSeconds > 0) throw new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  try {
    await mailer.sendCode(email, code);
  } catch (cause) {
    await inTransaction(store, async (within) => {
      await consumeCode(within, email, hash);
      await recordMailError(within, request.id);
    });
    throw new ContractError('INTERNAL_SERVER_ERROR', { reason: 'mail-not-sent', cause });
  }
  return { message: 'Код отправлен на почту', email };
}
