import type { Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Whether an error says that the Postgres server is away, which comes back without an action on this machine. */
export const isStoreAway = ({ isShared }: Pick<Store, 'isShared'>, error: unknown): boolean =>
  isShared && error instanceof StoreUnavailable;
