import { AnalyticsUnavailable } from '../errors.ts';

/** Runs a task as soon as one of the semaphore's slots is free. */
export type Semaphore = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** How many may wait, and how long each. */
export interface QueueLimits {
  /** Number of waiting callers at which another one is refused at once; bounds memory. */
  maxLength: number;
  /** Maximum time in queue, ms; unlimited by default. */
  timeoutMs?: number;
  /** From this queue length on, and for one second after, every caller waits at most this time, ms. */
  overload?: { length: number; timeoutMs: number };
}

/** Time for which a queue counts as overloaded after it was long, ms. */
const OVERLOAD_MS = 1000;

/** A first-in, first-out queue of callers; an aborted caller leaves it, as does one that waits too long. */
const createQueue = ({ timeoutMs = Number.POSITIVE_INFINITY, overload }: QueueLimits) => {
  const waiting = new Set<() => void>();
  let overloadedUntil = 0;

  /** Calls `expire` once a caller has waited too long; returns what stops that. */
  const limitWait = (expire: () => void): (() => void) => {
    const joinedAt = performance.now();
    const check = () => {
      const now = performance.now();
      if (now < overloadedUntil || now - joinedAt >= timeoutMs) expire();
    };
    const intervalMs = Math.min(overload?.timeoutMs ?? Number.POSITIVE_INFINITY, timeoutMs);
    if (!Number.isFinite(intervalMs)) return () => undefined;
    const timer = setInterval(check, intervalMs);
    return () => clearInterval(timer);
  };

  const join = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (settle: () => void) => () => {
        waiting.delete(admit);
        stopLimit();
        signal?.removeEventListener('abort', abort);
        settle();
      };
      const admit = leave(resolve);
      const abort = leave(() => reject(signal?.reason as Error));
      const expire = leave(() =>
        reject(new AnalyticsUnavailable('The report exceeded its maximum time in queue')),
      );
      const stopLimit = limitWait(expire);
      signal?.addEventListener('abort', abort, { once: true });
      waiting.add(admit);
      if (overload && waiting.size >= overload.length) overloadedUntil = performance.now() + OVERLOAD_MS;
    });

  const admitNext = (): boolean => {
    const [admit] = waiting;
    admit?.();
    return admit !== undefined;
  };

  return { join, admitNext, length: () => waiting.size };
};

/**
 * Creates a semaphore with this many slots and a queue of limited length, in order of arrival. Throws
 * AnalyticsUnavailable where the queue is full or a caller waits too long; an aborted caller leaves the queue with
 * the signal's reason.
 */
export const createSemaphore = (slots: number, limits: QueueLimits): Semaphore => {
  const queue = createQueue(limits);
  let freeSlots = slots;

  const acquire = async (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (freeSlots > 0) freeSlots -= 1;
    else if (queue.length() < limits.maxLength) await queue.join(signal);
    else throw new AnalyticsUnavailable('The queue of reports is full');
  };

  return async (task, signal) => {
    await acquire(signal);
    try {
      return await task();
    } finally {
      if (!queue.admitNext()) freeSlots += 1;
    }
  };
};
