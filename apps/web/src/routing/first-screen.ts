import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchFetching } from '../api/watch-fetching.ts';

/** Interactions of a person with a shown screen. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the first screen was complete: later ones need not wait. */
let wasComplete = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back when the first screen is complete, or at once if it is. Returns a function that cancels it. */
export function onFirstScreenComplete(callback: () => void): () => void {
  if (wasComplete) {
    callback();
    return () => undefined;
  }
  const unsubscribe = subscribe(() => {
    unsubscribe();
    callback();
  });
  return unsubscribe;
}

/** Name of the browser's performance mark: later fetches are not part of the first screen. */
export const FIRST_SCREEN_MARK = 'first-screen-complete';

/** Marks the first screen as complete. */
function complete(): void {
  if (wasComplete) return;
  wasComplete = true;
  performance.mark(FIRST_SCREEN_MARK);
  for (const listener of listeners) listener();
}

/**
 * Detects when the first screen is complete: with its last report, or at the person's first interaction. No timer
 * delays it.
 */
export function useFirstScreenCompletion(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (wasComplete) return undefined;
    let hasFetched = false;
    const stopWatching = watchFetching(queryClient, (isFetching) => {
      if (hasFetched && !isFetching) complete();
      hasFetched ||= isFetching;
    });
    for (const name of interactions) window.addEventListener(name, complete, { once: true, passive: true });
    return () => {
      stopWatching();
      for (const name of interactions) window.removeEventListener(name, complete);
    };
  }, [queryClient]);
}
