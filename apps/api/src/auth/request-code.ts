import { type CodeRequested, selectLanguage } from '@vitrina/contract';
import { ResponseWithHeaders } from '../server/endpoints/handlers.ts';
import { deleteCodeRequests, recordCodeRequest } from '../store/code-requests.ts';
import { deleteCodes, findLatestCode, saveCode } from '../store/codes.ts';
import { inTransaction, type Queries } from '../store/store.ts';
import { isKnownEmail } from '../store/users.ts';
import { type Caller, identifyCaller } from './caller.ts';
import { CODE_SECONDS } from './code-mail-text.ts';
import { decideBudget } from './code-request-budget.ts';
import type { AuthContext } from './deps.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { isUnexpired, subtractSeconds } from './expiry.ts';
import { toMailbox } from './mailbox.ts';
import { mailCode } from './send-code.ts';
import { getLongestWindowSeconds, SHARED_MAIL_SECONDS } from './rate-limits.ts';
import { authTexts } from './texts/auth-texts.ts';
import { hashCode } from './tokens.ts';

/** A new code, before the check of the limits. */
interface NewCode {
  id: string;
  hash: string;
  now: Date;
}

/** How a code of a request is delivered. */
interface Grant {
  /** Whether the code has to be mailed. */
  isMailed: boolean;
  /** Whether mailboxes that never signed in get no mail at present. */
  isCapped: boolean;
}

/** Finds a code of an e-mail address that was mailed within the last five minutes. */
async function findMailedCode(within: Queries, email: string, now: Date) {
  const latest = await findLatestCode(within, { email, step: 1 });
  return latest && isUnexpired(latest.issuedAt, SHARED_MAIL_SECONDS, now) ? latest : undefined;
}

/**
 * Stores the code of a request if the limits allow it; otherwise throws ContractError TOO_MANY_REQUESTS. When the mails
 * of a mailbox are used up, requesters share one. A code that is not mailed is stored all the same, so that known and
 * new mailboxes take the same time.
 */
async function grantCode(
  { store, limitedCallers, alarms, codeRequestLimits }: AuthContext,
  { requester, ...caller }: Caller,
  { id, hash, now }: NewCode,
): Promise<Grant> {
  const { email, address, device } = caller;
  const mailbox = toMailbox(email);
  const keys = { block: `codes of ${address}`, caller: `codes of ${device || address} ${mailbox}` };
  limitedCallers.check(keys.caller, now);
  if (!device) limitedCallers.check(keys.block, now);
  const request = { ...caller, email: mailbox, id, now };
  const decision = await inTransaction(store, async (within) => {
    const isKnown = await isKnownEmail(within, email);
    const decided = await decideBudget(within, codeRequestLimits, request, isKnown);
    if (decided.budget === undefined) return decided;
    const { budget, capped } = decided;
    await deleteCodes(within, subtractSeconds(now, CODE_SECONDS));
    await deleteCodeRequests(within, subtractSeconds(now, getLongestWindowSeconds(codeRequestLimits)));
    await recordCodeRequest(within, request, budget);
    const latest = capped === undefined ? undefined : await findMailedCode(within, email, now);
    const shared = budget === 'known' ? undefined : latest;
    const { hash: granted, issuedAt } = shared ?? { hash, issuedAt: now.toISOString() };
    await saveCode(within, email, { id, requester, address, hash: granted, step: 1, issuedAt });
    return { budget, capped, isMailed: budget !== 'capped' && shared === undefined };
  });
  if (decision.budget !== undefined) {
    if (decision.budget === 'capped' && decision.capped === 'all') alarms.raise('limitForAll');
    return { isMailed: decision.isMailed, isCapped: decision.capped !== undefined };
  }
  return limitedCallers.reject(
    decision.by === 'block' ? keys.block : keys.caller,
    now,
    decision.retryAfterSeconds,
  );
}

/**
 * Creates a code for an address, known or not, and mails it. The response sets the cookie of a device that may guess
 * the code, unless the device has one. Throws ContractError TOO_MANY_REQUESTS, and INTERNAL_SERVER_ERROR if the mail
 * cannot be sent.
 */
export async function requestCode(
  context: AuthContext,
  request: {
    email: string;
    ip: string;
    cookie?: string | undefined;
    acceptLanguage?: string | undefined;
    isSecure: boolean;
  },
): Promise<ResponseWithHeaders<CodeRequested>> {
  const { random, pepper } = context;
  const { email } = request;
  const now = context.now();
  const caller = identifyCaller({ pepper, now }, request);
  const requester = caller.requester || random.secret();
  const [id, code] = [random.id(), random.code()];
  const hash = hashCode(pepper, email, code);
  const { isMailed, isCapped } = await grantCode(context, { ...caller, requester }, { id, hash, now });
  const language = selectLanguage(request.acceptLanguage);
  const mailing = isMailed ? mailCode(context, { id, email, code, hash, step: 1, language }) : undefined;
  // The time of a mail would tell known mailboxes from new ones, which get none.
  if (isCapped) mailing?.catch((error: unknown) => context.reportError?.(error));
  else await mailing;
  const { mailed, capped, logged } = authTexts[language];
  const body = { message: isCapped ? capped : context.isMailLogged ? logged : mailed, email };
  if (caller.device) return new ResponseWithHeaders(body, {});
  const isSecure = request.isSecure || context.isHttps === true;
  const cookie = createDeviceCookie({ pepper, email, id: requester, state: 'requested', now }, { isSecure });
  return new ResponseWithHeaders(body, { 'set-cookie': cookie });
}
