import type { Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Whether an error means that the Postgres server is away. It returns without an action on this machine. */
export const isStoreAway = ({ isShared }: Pick<Store, 'isShared'>, error: unknown): boolean =>
  isShared && error instanceof StoreUnavailable;
