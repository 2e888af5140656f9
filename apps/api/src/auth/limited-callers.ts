import { ContractError } from '@vitrina/contract/serving';
import { LRUCache } from 'lru-cache';

/** Maximum number of limited callers in memory. The database limits the others. */
const MAX_CALLERS = 20_000;

/** Time after which the database is read again, because a limit may have ended early. */
const MAX_AGE_MS = 60_000;

/** Callers that a limit rejects at present, in memory: another rejection does not read the database. */
export interface LimitedCallers {
  /** Throws ContractError TOO_MANY_REQUESTS for a caller that is still limited. */
  check: (caller: string, now: Date) => void;
  /** Records that a caller is limited for this number of seconds, and throws TOO_MANY_REQUESTS. */
  reject: (caller: string, now: Date, retryAfterSeconds: number) => never;
}

const rejectFor = (retryAfterSeconds: number): never => {
  throw new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds });
};

/** Creates an empty set of limited callers. */
export function createLimitedCallers(): LimitedCallers {
  const limited = new LRUCache<string, { from: number; until: number }>({ max: MAX_CALLERS });
  return {
    check(caller, now) {
      const entry = limited.get(caller);
      const ageMs = now.getTime() - (entry?.from ?? 0);
      // An entry is invalid after the clock was set back.
      if (!entry || ageMs < 0 || ageMs >= MAX_AGE_MS) return;
      const seconds = Math.ceil((entry.until - now.getTime()) / 1000);
      if (seconds > 0) rejectFor(seconds);
    },
    reject(caller, now, retryAfterSeconds) {
      const from = now.getTime();
      limited.set(caller, { from, until: from + retryAfterSeconds * 1000 });
      return rejectFor(retryAfterSeconds);
    },
  };
}
