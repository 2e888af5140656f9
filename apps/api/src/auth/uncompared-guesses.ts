import { LRUCache } from 'lru-cache';
import type { CountedGuess } from '../store/guesses.ts';
import type { Caller } from './caller.ts';
import { GUESS_WINDOW_SECONDS } from './rate-limits.ts';

/** Maximum number of networks and devices in memory. The guesses of the least recent ones are forgotten. */
const MAX_GUESSERS = 50_000;

/**
 * Guesses that were refused without a comparison, because they had no code or its guesses were used up. They cannot be
 * right, so this process counts them in memory, and a flood of them causes no write.
 */
export interface UncomparedGuesses {
  add: (caller: Caller, now: Date) => void;
  /** Lists the uncompared guesses of a caller's device, or of its network, within the longest window of the limits. */
  list: (caller: Caller, now: Date) => readonly CountedGuess[];
}

/** Creates an empty count of uncompared guesses. */
export function createUncomparedGuesses(): UncomparedGuesses {
  const guessesByCaller = new LRUCache<string, readonly CountedGuess[]>({ max: MAX_GUESSERS });
  const getKey = ({ device, network48 }: Caller) => device || network48;
  const list = (caller: Caller, now: Date) => {
    const since = now.getTime() - GUESS_WINDOW_SECONDS * 1000;
    return (guessesByCaller.get(getKey(caller)) ?? []).filter(({ time }) => time > since);
  };
  return {
    list,
    add(caller, now) {
      const { address, network56, network48, device } = caller;
      const guess = { address, network56, network48, device, time: now.getTime() };
      guessesByCaller.set(getKey(caller), [...list(caller, now), guess]);
    },
  };
}
