import type { Store } from '../store/store.ts';
import type { WeeksLock } from '../store/weeks-lock.ts';
import { FeedError } from '../command/feed-error.ts';

/** Locks the weeks of an app database for one command. Throws FeedError (busy) while another holds the lock. */
export const lockFeed = async (store: Pick<Store, 'lockWeeks'>): Promise<WeeksLock> => {
  const lock = await store.lockWeeks();
  if (lock === undefined)
    throw new FeedError(
      'busy',
      'Another ingest or an upgrade of weeks is running; start this one again when it has ended',
    );
  return lock;
};
