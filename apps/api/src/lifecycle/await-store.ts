import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isStoreAway } from '../store/is-store-away.ts';
import type { Store } from '../store/store.ts';

const RETRY_DELAY_MS = 1000;

/**
 * Repeats work each second while the Postgres server of the app database is away, and logs when it goes and returns.
 * Resolves with the result; undefined at shutdown. Rethrows every other error.
 */
export async function retryUntilStoreIsBack<Result>(
  store: Pick<Store, 'isShared'>,
  work: () => Promise<Result>,
  { log, shutdown }: { log: Pick<FastifyBaseLogger, 'info' | 'warn'>; shutdown: AbortSignal },
): Promise<Result | undefined> {
  let isLogged = false;
  while (!shutdown.aborted) {
    try {
      const result = await work();
      if (isLogged) log.info('the app database is back');
      return result;
    } catch (error) {
      if (!isStoreAway(store, error)) throw error;
      if (!isLogged) log.warn({ err: error }, 'the app database is away: calls are 503 until it is back');
      isLogged = true;
      await sleep(RETRY_DELAY_MS);
    }
  }
  return undefined;
}
