import { AnalyticsUnavailable } from './errors.ts';

/** Lets a task run when a place is free. */
export type Gate = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * A gate that lets `running` tasks run at once; `waiting` more wait in the order they came, each for `patience` ms at
 * most. One more, and one whose time is up, fails with AnalyticsUnavailable; one whose signal aborts leaves the queue.
 */
export const gate = (running: number, waiting: number, patience?: number): Gate => {
  const queue = new Set<() => void>();
  let free = running;

  const stand = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const part = () => {
        queue.delete(admit);
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const admit = () => {
        part();
        resolve();
      };
      const leave = () => {
        part();
        reject(signal?.reason as Error);
      };
      const giveUp = () => {
        part();
        reject(new AnalyticsUnavailable('The report has waited too long for its turn'));
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      signal?.addEventListener('abort', leave, { once: true });
      queue.add(admit);
    });

  const enter = async (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (free > 0) free -= 1;
    else if (queue.size < waiting) await stand(signal);
    else throw new AnalyticsUnavailable('Too many reports are waiting already');
  };

  const exit = () => {
    const [next] = queue;
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
