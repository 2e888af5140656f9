import type { CodeRequested } from '@vitrina/contract';
import { ContractError } from '../reply.ts';
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

/** Counts the ask, or tells in how many seconds it may come again. */
async function grant(within: Queries, ask: CodeRequest, limits: readonly RateLimit[]): Promise<number> {
  const longest = Math.max(...limits.map(({ windowSeconds: seconds }) => seconds));
  await deleteCodeRequests(within, subtractSeconds(ask.now, longest));
  const waits: number[] = [];
  for (const limit of limits) waits.push(await getRetryAfterSeconds(within, ask, limit));
  const wait = Math.max(...waits);
  if (wait === 0) await recordCodeRequest(within, ask);
  return wait;
}

/**
 * Makes a code for an address and mails it; what was known of the address before plays no part.
 * Throws Failure TOO_MANY_REQUESTS, and INTERNAL_SERVER_ERROR where the mail cannot be sent.
 */
export async function requestCode(
  { store, mailer, random, pepper, now, codeRequestLimits: askLimits }: AuthDeps,
  { email, ip }: { email: string; ip: string },
): Promise<CodeRequested> {
  const ask = { id: random.id(), email, address: toAddressBlock(ip), now: now() };
  const code = random.code();
  const hash = hashCode(pepper, email, code);
  const wait = await inTransaction(store, async (within) => {
    await deleteCodes(within, subtractSeconds(ask.now, CODE_SECONDS));
    const seconds = await grant(within, ask, askLimits);
    if (seconds === 0) await saveCode(within, email, { hash, issuedAt: ask.now.toISOString() });
    return seconds;
  });
  if (wait > 0) throw new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
  try {
    await mailer.sendCode(email, code);
  } catch (cause) {
    await inTransaction(store, async (within) => {
      await consumeCode(within, email, hash);
      await recordMailError(within, ask.id);
    });
    throw new ContractError('INTERNAL_SERVER_ERROR', { what: 'mail', cause });
  }
  return { message: 'Код отправлен на почту', email };
}
