import { ContractError } from '@vitrina/contract/serving';
import { LRUCache } from 'lru-cache';
import type { Admission } from './admission.ts';

/** Maximum number of callers in memory; the least recent one is dropped, and its next request starts a new minute. */
const MAX_CALLERS = 20_000;

const WINDOW_MS = 60_000;

/** Requests left to a caller in the current minute. */
export interface RequestsLeft {
  /** Requests left after this one; negative if this one is too many. */
  remaining: number;
  /** Seconds until the minute ends, at least 1. */
  resetSeconds: number;
}

/**
 * Creates a limit of requests per caller: a minute begins with the first request after the last one ended. Each
 * process counts separately.
 */
export function createRequestLimit(maxPerMinute: number): (caller: string, now: Date) => RequestsLeft {
  const minutes = new LRUCache<string, { from: number; requests: number }>({ max: MAX_CALLERS });
  return (caller, now) => {
    const time = now.getTime();
    const current = minutes.get(caller);
    // A clock that was set back begins a new minute.
    const isRunning = current !== undefined && time >= current.from && time < current.from + WINDOW_MS;
    const minute = isRunning ? current : { from: time, requests: 0 };
    minute.requests += 1;
    minutes.set(caller, minute);
    return {
      remaining: maxPerMinute - minute.requests,
      resetSeconds: Math.ceil((minute.from + WINDOW_MS - time) / 1000),
    };
  };
}

/** Creates the admission of callers under a request limit, stated in the headers of each response. */
export function createLimitedAdmission(maxPerMinute: number): (caller: string, now: Date) => Admission {
  const count = createRequestLimit(maxPerMinute);
  return (caller, now) => {
    const { remaining, resetSeconds } = count(caller, now);
    const refusal =
      remaining < 0 ? new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds: resetSeconds }) : undefined;
    const headers = {
      'ratelimit-limit': String(maxPerMinute),
      'ratelimit-remaining': String(Math.max(remaining, 0)),
      'ratelimit-reset': String(resetSeconds),
    };
    return { headers, refusal };
  };
}
