import { AnalyticsUnavailable } from './errors.ts';

/** Lets a task run when a place is free. */
export type Gate = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * A gate that lets `running` tasks run at once and keeps `waiting` more in the order they came.
 * One more fails at once with AnalyticsUnavailable; one whose signal aborts leaves the queue.
 */
export const gate = (running: number, waiting: number): Gate => {
  const queue: (() => void)[] = [];
  let free = running;

  const enter = (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw new AnalyticsUnavailable('Too many reports are waiting already');
    return new Promise((resolve, reject) => {
      const admit = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(admit), 1);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(admit);
    });
  };

  const exit = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };

  return async (task, signal) => {
    await enter(signal);
    try {
      return await task();
    } finally {
      exit();
    }
  };
};
