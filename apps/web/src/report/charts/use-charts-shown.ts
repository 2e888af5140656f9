import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { localStore } from '../../api/browser-storage.ts';
import { useScreenPath } from '../../routing/shared-screen.ts';
import { useSessionState } from '../../session/session-context.ts';

/** Whether lists show their charts until a person chooses; a profile hides them, since its head has charts. */
export const HasChartsAtFirst = createContext(true);

/**
 * Returns whether the charts of a list are shown, and a function that changes it. The choice is stored for each
 * account and list; `charts=on` or `off` in the address wins, so that a copied address shows the same.
 */
export function useChartsShown(
  name: string,
): readonly [isShown: boolean, change: (isShown: boolean) => void] {
  const state = useSessionState();
  const pathname = useScreenPath();
  const [search, setSearch] = useSearchParams();
  const isAtFirst = useContext(HasChartsAtFirst) && !useIsPhone();
  const key = `charts:${state.status === 'signed in' ? state.user.id : ''}:${pathname}:${name}`;
  const remembered = useSyncExternalStore(localStore.subscribe, () => localStore.get(key));
  const chosen = search.get('charts') ?? remembered;
  const change = (isShown: boolean) => {
    if (isShown === isAtFirst) localStore.remove(key);
    else localStore.set(key, isShown ? 'on' : 'off');
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('charts', isShown ? 'on' : 'off');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [chosen === 'on' || (chosen !== 'off' && isAtFirst), change];
}
