import { type AuthResult, selectLanguage } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { ResponseWithHeaders } from '../server/endpoints/handlers.ts';
import { consumeCode, deleteCode, saveCode, type StoredCode } from '../store/codes.ts';
import { addAccessToken, type Client, createSession } from '../store/sessions.ts';
import { inTransaction, type Queries } from '../store/store.ts';
import { recordEvent } from '../store/trail.ts';
import { findOrAddUser, findUserId } from '../store/users.ts';
import { identifyCaller } from './caller.ts';
import { describeClient } from './client.ts';
import type { AuthContext } from './deps.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { deleteExpired } from './expired-cleanup.ts';
import {
  countGuess,
  countWrongGuess,
  findCode,
  forgiveCaller,
  getGuessWaitSeconds,
  type GuessAttempt,
  hasGuessLeft,
  isGuarded,
} from './guess.ts';
import { mailCode, type UnmailedCode } from './send-code.ts';
import {
  deriveSessionId,
  deriveTokens,
  hashAccessToken,
  hashCode,
  isEqualInConstantTime,
  toPublicSessionId,
} from './tokens.ts';

/** The result of a guess; without any of these properties the guess was wrong. */
interface Outcome {
  result?: AuthResult;
  /** A second code to mail. */
  secondCode?: UnmailedCode;
  retryAfterSeconds?: number;
}

/** A guess, and the client and language of the guesser. */
interface Attempt extends GuessAttempt {
  client: Client;
  acceptLanguage: string | undefined;
}

/** Creates a session; undefined when the user is blocked. */
async function signIn(
  within: Queries,
  context: AuthContext,
  { caller, now, client, acceptLanguage }: Attempt,
): Promise<AuthResult | undefined> {
  const { email, address } = caller;
  await deleteExpired(within, context, now);
  const language = acceptLanguage === undefined ? undefined : selectLanguage(acceptLanguage);
  const user = await findOrAddUser(within, { email, id: context.random.id(), now, language });
  const actor = { userId: user.id, address, now };
  if (user.status !== 'active') {
    await recordEvent(within, { event: 'blocked', ...actor });
    return undefined;
  }
  const secret = context.random.secret();
  const tokens = deriveTokens(context.pepper, secret, 0);
  const sessionId = deriveSessionId(secret);
  await createSession(within, sessionId, user.id, now, client);
  await addAccessToken(within, sessionId, hashAccessToken(tokens.accessToken), now);
  await recordEvent(within, { event: 'sign-in', subject: toPublicSessionId(sessionId), ...actor });
  return { user, ...tokens };
}

/**
 * Replaces the first code of a requester by a second one, which is returned. Only the device that entered the first
 * code may enter it, or the clients of its address block without a cookie. So there are three guesses at it, not six.
 */
async function replaceBySecondCode(
  within: Queries,
  { random, pepper }: AuthContext,
  { caller, now, acceptLanguage }: Attempt,
  stored: StoredCode,
): Promise<UnmailedCode> {
  const { email } = caller;
  const [id, code] = [random.id(), random.code()];
  const isOwn = caller.requester === stored.requester;
  const owner = isOwn
    ? { requester: stored.requester, address: '' }
    : { requester: id, address: stored.address };
  await deleteCode(within, stored.id);
  const second = { id, hash: hashCode(pepper, email, code), step: 2 } as const;
  await saveCode(within, email, { ...second, ...owner, issuedAt: now.toISOString() });
  return { ...second, email, code, language: selectLanguage(acceptLanguage) };
}

/**
 * Counts a guess and compares it with the caller's code, in one transaction. A guess that cannot be right is refused
 * without a write.
 */
async function judgeGuess(
  within: Queries,
  context: AuthContext,
  attempt: Attempt,
  code: string,
): Promise<Outcome> {
  const { caller, now } = attempt;
  const { pepper, uncomparedGuesses } = context;
  const retryAfterSeconds = await getGuessWaitSeconds(within, uncomparedGuesses, attempt);
  if (retryAfterSeconds > 0) return { retryAfterSeconds };
  const stored = await findCode(within, attempt);
  if (!stored || !(await hasGuessLeft(within, caller, stored))) {
    uncomparedGuesses.add(caller, now);
    return {};
  }
  await countGuess(within, attempt, stored);
  const isRight = isEqualInConstantTime(hashCode(pepper, caller.email, code), stored.hash);
  const isFirst = stored.step === 1;
  if (!isRight) {
    if (isFirst) await countWrongGuess(within, attempt);
    const userId = await findUserId(within, caller.email);
    await recordEvent(within, { event: 'failed-code', userId, address: caller.address, now });
    return {};
  }
  // This check precedes the forgiveness below: a right guess must not undo its own limit.
  if (isFirst && (await isGuarded(within, attempt))) {
    if (!caller.device) context.alarms.raise('secondCode');
    return { secondCode: await replaceBySecondCode(within, context, attempt, stored) };
  }
  await forgiveCaller(within, attempt, stored);
  await consumeCode(within, caller.email, stored.hash);
  const result = await signIn(within, context, attempt);
  return result ? { result } : {};
}

/**
 * Signs in with a code; the response sets the cookie of the device. Throws ContractError INVALID_CODE, also when the
 * code is right and a second one was mailed; TOO_MANY_REQUESTS after too many wrong guesses; and INTERNAL_SERVER_ERROR
 * if the second code cannot be mailed.
 */
export async function verifyCode(
  context: AuthContext,
  request: {
    email: string;
    code: string;
    ip: string;
    userAgent?: string | undefined;
    cookie?: string | undefined;
    acceptLanguage?: string | undefined;
    isSecure: boolean;
  },
): Promise<ResponseWithHeaders<AuthResult>> {
  const { pepper, random, limitedCallers } = context;
  const { email } = request;
  const now = context.now();
  const caller = identifyCaller({ pepper, now }, request);
  const key = `guesses of ${caller.device || caller.address}`;
  limitedCallers.check(key, now);
  const client = describeClient(request.ip, request.userAgent);
  const attempt = { id: random.id(), caller, now, client, acceptLanguage: request.acceptLanguage };
  const { result, secondCode, retryAfterSeconds } = await inTransaction(context.store, (within) =>
    judgeGuess(within, context, attempt, request.code),
  );
  if (retryAfterSeconds !== undefined) limitedCallers.reject(key, now, retryAfterSeconds);
  if (secondCode) {
    await mailCode(context, secondCode);
    throw new ContractError('INVALID_CODE', { reason: 'second-code' });
  }
  if (!result) throw new ContractError('INVALID_CODE');
  const isSecure = request.isSecure || context.isHttps === true;
  const device = { pepper, email, id: random.secret(), state: 'signed-in', now } as const;
  return new ResponseWithHeaders(result, { 'set-cookie': createDeviceCookie(device, { isSecure }) });
}
