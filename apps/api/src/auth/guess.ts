import { findLatestCode, type StoredCode } from '../store/codes.ts';
import {
  addWrongGuess,
  countGuessesAtCode,
  countWrongGuesses,
  forgiveGuesses,
  listGuesses,
  recordGuess,
} from '../store/guesses.ts';
import type { Queries } from '../store/store.ts';
import type { Caller } from './caller.ts';
import { CODE_SECONDS } from './code-mail-text.ts';
import { isUnexpired, subtractSeconds } from './expiry.ts';
import {
  GUESS_DAYS,
  GUESS_WINDOW_SECONDS,
  guessLimits,
  MAX_GUESSES_AT_CODE,
  MAX_YEARLY_GUESSES,
} from './rate-limits.ts';
import type { UncomparedGuesses } from './uncompared-guesses.ts';

/** A guess at a mailbox's code, before its check. */
export interface GuessAttempt {
  id: string;
  caller: Caller;
  now: Date;
}

/** Returns the seconds until the caller may guess again; 0 if it may now. */
export async function getGuessWaitSeconds(
  within: Queries,
  uncompared: UncomparedGuesses,
  { caller, now }: GuessAttempt,
): Promise<number> {
  const compared = await listGuesses(within, caller, subtractSeconds(now, GUESS_WINDOW_SECONDS));
  const guesses = [...compared, ...uncompared.list(caller, now)];
  const columns = caller.device ? (['device'] as const) : (['address', 'network56', 'network48'] as const);
  let longest = 0;
  for (const { maxGuesses, windowSeconds } of guessLimits) {
    const from = now.getTime() - windowSeconds * 1000;
    const until = now.getTime() + windowSeconds * 1000;
    const recent = guesses.filter(({ time }) => time > from && time < until);
    for (const [index, column] of columns.entries()) {
      const times = recent.filter((guess) => guess[column] === caller[column]).map(({ time }) => time);
      if (times.length < maxGuesses * (index + 1)) continue;
      const seconds = Math.ceil((Math.min(...times) - from) / 1000);
      longest = Math.max(longest, Math.min(Math.max(seconds, 1), windowSeconds));
    }
  }
  return longest;
}

/**
 * Finds the code that a caller may guess: its device's, else, for a client without cookies, the latest of its address
 * block. A caller cannot guess another caller's code.
 */
export async function findCode(
  within: Queries,
  { caller, now }: GuessAttempt,
): Promise<StoredCode | undefined> {
  const { email, requester, address } = caller;
  const isLive = (code: StoredCode | undefined) => code && isUnexpired(code.issuedAt, CODE_SECONDS, now);
  const own = requester ? await findLatestCode(within, { email, requester }) : undefined;
  if (isLive(own)) return own;
  const ofBlock = await findLatestCode(within, { email, address });
  return isLive(ofBlock) ? ofBlock : undefined;
}

/** Returns the guesser of a code: the device that requested it, or its address block. */
const getGuesser = ({ requester, address }: Caller, code: StoredCode): string =>
  requester === code.requester ? requester : `${address} ${code.id}`;

/** Checks whether a guess may be compared: each guesser has 3 at a code. */
export async function hasGuessLeft(within: Queries, caller: Caller, code: StoredCode): Promise<boolean> {
  return (await countGuessesAtCode(within, code.id, getGuesser(caller, code))) < MAX_GUESSES_AT_CODE;
}

/** Counts a guess, before it is compared. */
export async function countGuess(
  within: Queries,
  { id, caller, now }: GuessAttempt,
  code: StoredCode,
): Promise<void> {
  const { address, network56, network48, device } = caller;
  const networks = { address, network56, network48, device };
  await recordGuess(within, { id, codeId: code.id, caller: getGuesser(caller, code), ...networks, now });
}

const toDay = (time: Date): string => time.toISOString().slice(0, 10);

/** Counts a wrong guess at a first code in the count of the year. */
export const countWrongGuess = (within: Queries, { id, caller, now }: GuessAttempt): Promise<void> =>
  addWrongGuess(within, { id, device: caller.device, day: toDay(now) });

/** Subtracts the wrong guesses of a caller that then entered the right code. */
export const forgiveCaller = (within: Queries, { caller }: GuessAttempt, code: StoredCode): Promise<void> =>
  forgiveGuesses(within, getGuesser(caller, code));

/** Checks whether the caller needs a second code, because the guesses of a year are used up. */
export async function isGuarded(
  within: Queries,
  { caller, now }: Pick<GuessAttempt, 'caller' | 'now'>,
): Promise<boolean> {
  const since = toDay(subtractSeconds(now, GUESS_DAYS * 86_400));
  const guesses = await countWrongGuesses(within, caller.device, since);
  return guesses >= MAX_YEARLY_GUESSES[caller.device ? 'device' : 'strangers'];
}
