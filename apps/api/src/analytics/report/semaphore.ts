import { AnalyticsUnavailable } from '../errors.ts';

/** Lets a task run when a place is free. */
export type Semaphore = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Those who wait, in the order they came; who leaves or has waited for `patience` ms goes out of it. */
const waitingLine = (patience: number | undefined) => {
  const line = new Set<() => void>();

  const stand = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = (how: () => void) => () => {
        line.delete(admit);
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        how();
      };
      const admit = end(resolve);
      const leave = end(() => reject(signal?.reason as Error));
      const giveUp = end(() =>
        reject(new AnalyticsUnavailable('The report has waited too long for its turn')),
      );
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      signal?.addEventListener('abort', leave, { once: true });
      line.add(admit);
    });

  const admitNext = (): boolean => {
    const [admit] = line;
    admit?.();
    return admit !== undefined;
  };

  return { stand, admitNext, length: () => line.size };
};

/**
 * A gate that lets `running` tasks run at once; `waiting` more wait in the order they came, each for `patience` ms at
 * most. One more, and one whose time is up, fails with AnalyticsUnavailable; one whose signal aborts leaves the queue.
 */
export const createSemaphore = (running: number, waiting: number, patience?: number): Semaphore => {
  const line = waitingLine(patience);
  let free = running;

  const enter = async (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (free > 0) free -= 1;
    else if (line.length() < waiting) await line.stand(signal);
    else throw new AnalyticsUnavailable('Too many reports are waiting already');
  };

  return async (task, signal) => {
    await enter(signal);
    try {
      return await task();
    } finally {
      if (!line.admitNext()) free += 1;
    }
  };
};
