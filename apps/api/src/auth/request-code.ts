import type { CodeRequested } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { deleteCodeRequests, recordCodeRequest, recordMailError } from '../store/code-requests.ts';
import { consumeCode, deleteCodes, saveCode } from '../store/codes.ts';
import { inTransaction } from '../store/store.ts';
import { type Caller, identifyCaller } from './caller.ts';
import { CODE_SECONDS } from './code-mail.ts';
import { decideBudget } from './code-request-budget.ts';
import type { AuthContext } from './deps.ts';
import { subtractSeconds } from './expiry.ts';
import { getLongestWindowSeconds } from './rate-limits.ts';
import { hashCode } from './tokens.ts';

/** Records a request that the limits allow and stores its code; throws ContractError TOO_MANY_REQUESTS otherwise. */
async function grantCode(
  { store, limitedCallers, alarms, codeRequestLimits }: AuthContext,
  { requester, ...caller }: Caller,
  { id, hash, now }: { id: string; hash: string; now: Date },
): Promise<void> {
  const keys = { block: `codes of ${caller.address}`, caller: `codes of ${requester} ${caller.email}` };
  limitedCallers.check(keys.caller, now);
  if (!caller.device) limitedCallers.check(keys.block, now);
  const request = { ...caller, id, now };
  const decision = await inTransaction(store, async (within) => {
    const decided = await decideBudget(within, codeRequestLimits, request);
    if (decided.budget === undefined) return decided;
    await deleteCodes(within, subtractSeconds(now, CODE_SECONDS));
    await deleteCodeRequests(within, subtractSeconds(now, getLongestWindowSeconds(codeRequestLimits)));
    await recordCodeRequest(within, request, decided.budget);
    await saveCode(within, caller.email, { id, requester, hash, step: 1, issuedAt: now.toISOString() });
    return decided;
  });
  if (decision.budget !== undefined) return;
  if (decision.by === 'all') alarms.raise('limitForAll');
  limitedCallers.reject(decision.by === 'block' ? keys.block : keys.caller, now, decision.retryAfterSeconds);
}

/**
 * Creates a code for an address and mails it, whether or not the address is known.
 * Throws ContractError TOO_MANY_REQUESTS, and INTERNAL_SERVER_ERROR when the mail cannot be sent.
 */
export async function requestCode(
  context: AuthContext,
  { email, ip, cookie }: { email: string; ip: string; cookie?: string | undefined },
): Promise<CodeRequested> {
  const { store, mailer, random, pepper } = context;
  const now = context.now();
  const caller = identifyCaller({ pepper, now }, { email, ip, cookie });
  const [id, code] = [random.id(), random.code()];
  await grantCode(context, caller, { id, hash: hashCode(pepper, email, code), now });
  try {
    await mailer.sendCode(email, code);
  } catch (cause) {
    await inTransaction(store, async (within) => {
      await consumeCode(within, id);
      await recordMailError(within, id);
    });
    throw new ContractError('INTERNAL_SERVER_ERROR', { reason: 'mail-not-sent', cause });
  }
  return { message: 'Код отправлен на почту', email };
}
