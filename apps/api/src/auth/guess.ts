import { type StoredCode, listCodes } from '../store/codes.ts';
import {
  addWrongGuesses,
  countGuesses,
  countWrongGuesses,
  forgiveGuesses,
  listGuessCallers,
  recordGuess,
} from '../store/guesses.ts';
import type { Queries } from '../store/store.ts';
import type { Caller } from './caller.ts';
import { CODE_SECONDS } from './code-mail.ts';
import { isUnexpired, subtractSeconds } from './expiry.ts';
import {
  GUARD_DAYS,
  GUESS_WINDOW_SECONDS,
  MAX_GUESSES_OF_CALLER,
  MAX_GUESSES_OF_CODE,
  MAX_WRONG_GUESSES,
  MAX_YEARLY_GUESSES,
} from './rate-limits.ts';

/** A guess at a mailbox's code, before it is known whether it is right. */
export interface GuessAttempt {
  id: string;
  caller: Caller;
  now: Date;
}

/** Returns the seconds until the caller may guess again; 0 if it may now. */
export async function getGuessWaitSeconds(within: Queries, { caller, now }: GuessAttempt): Promise<number> {
  const columns = caller.device ? (['device'] as const) : (['address', 'network56', 'network48'] as const);
  const window = {
    from: subtractSeconds(now, GUESS_WINDOW_SECONDS),
    until: subtractSeconds(now, -GUESS_WINDOW_SECONDS),
  };
  let longest = 0;
  for (const [index, column] of columns.entries()) {
    const { guesses, oldest } = await countGuesses(within, column, caller[column], window);
    if (guesses < MAX_WRONG_GUESSES * (index + 1) || oldest === undefined) continue;
    const seconds = Math.ceil((Date.parse(oldest) - window.from.getTime()) / 1000);
    longest = Math.max(longest, Math.min(Math.max(seconds, 1), GUESS_WINDOW_SECONDS));
  }
  return longest;
}

/**
 * Finds the code that a caller's guess is compared with: the one it requested, else the one requested from its address
 * block, else the latest, for a caller whose network has changed.
 */
export async function findCode(
  within: Queries,
  { caller, now }: GuessAttempt,
): Promise<StoredCode | undefined> {
  const codes = (await listCodes(within, caller.email)).filter(({ issuedAt }) =>
    isUnexpired(issuedAt, CODE_SECONDS, now),
  );
  const requestedBy = (requester: string) => codes.find((code) => code.requester === requester);
  return requestedBy(caller.requester) ?? requestedBy(caller.address) ?? codes[0];
}

/**
 * Counts a guess, before it is compared. Returns whether it may be compared: each caller has 3 guesses at a code, and
 * those of others cannot use up its requester's.
 */
export async function countGuess(
  within: Queries,
  { id, caller, now }: GuessAttempt,
  code: StoredCode | undefined,
): Promise<boolean> {
  const callers = code ? await listGuessCallers(within, code.id) : [];
  const { address, network56, network48, device, requester } = caller;
  const networks = { address, network56, network48, device };
  await recordGuess(within, { id, codeId: code?.id ?? '', caller: requester, ...networks, now });
  if (!code) return false;
  const own = callers.filter((one) => one === requester).length;
  const others = callers.filter((one) => one !== code.requester).length;
  const isRequester = code.requester === requester;
  return own < MAX_GUESSES_OF_CALLER && (isRequester || others < MAX_GUESSES_OF_CODE - MAX_GUESSES_OF_CALLER);
}

/** Lists what a stranger's wrong guess counts for: the mailbox, and all mailboxes. */
const listCounted = (email: string) => [email, ''] as const;

/** Adds a stranger's wrong guess to those of the year. */
export async function addWrongGuess(within: Queries, { caller, now }: GuessAttempt): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  for (const email of listCounted(caller.email)) await addWrongGuesses(within, email, day, 1);
}

/** Takes back the wrong guesses of a caller that then knew the code. */
export async function forgiveCaller(
  within: Queries,
  { id, caller }: GuessAttempt,
  code: StoredCode,
): Promise<void> {
  const forgiven = await forgiveGuesses(within, code.id, caller.requester);
  if (caller.device || code.step === 2) return;
  const emails = listCounted(caller.email);
  for (const guess of forgiven.filter((one) => one.id !== id))
    for (const email of emails) await addWrongGuesses(within, email, guess.day, -1);
}

/** Checks whether strangers need a second code for a mailbox, since the guesses of a year are used up. */
export async function isGuarded(
  within: Queries,
  { caller, now }: GuessAttempt,
): Promise<'mailbox' | 'all' | undefined> {
  const since = subtractSeconds(now, GUARD_DAYS * 86_400)
    .toISOString()
    .slice(0, 10);
  for (const email of listCounted(caller.email)) {
    const scope = email === '' ? 'all' : 'mailbox';
    if ((await countWrongGuesses(within, email, since)) >= MAX_YEARLY_GUESSES[scope]) return scope;
  }
  return undefined;
}
