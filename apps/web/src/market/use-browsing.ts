import { useSyncExternalStore } from 'react';
import { localStore } from '../api/browser-storage.ts';
import { useSessionState } from '../session/session-context.ts';
import { getUserId } from '../session/session.ts';

/**
 * Returns whether the person looks at the market for now instead of naming a shop, which this browser remembers for
 * each account, and a function to change it.
 */
export function useBrowsing(): readonly [isBrowsing: boolean, change: (isBrowsing: boolean) => void] {
  const key = `browsing:${getUserId(useSessionState()) ?? ''}`;
  const stored = useSyncExternalStore(localStore.subscribe, () => localStore.get(key));
  return [
    stored !== null,
    (isBrowsing) => {
      if (isBrowsing) localStore.set(key, 'yes');
      else localStore.remove(key);
    },
  ];
}
