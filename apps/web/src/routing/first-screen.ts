import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { watchFetching } from '../api/watch-fetching.ts';

/** How long no report is being fetched before the first screen counts as complete, ms. */
const QUIET_MS = 1500;

/** What a person does with a screen that is there. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the first screen was complete: later ones need not wait. */
let wasComplete = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back when the first screen is complete, at once where it is. Returns a function that cancels it. */
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

/** Whether the first screen is complete, so that what can wait may be loaded. */
export const useIsFirstScreenComplete = (): boolean => useSyncExternalStore(subscribe, () => wasComplete);

/** Marks the first screen as complete. */
function complete(): void {
  wasComplete = true;
  for (const listener of listeners) listener();
}

/** Marks the first screen as complete after a while, or as soon as a person does something. Returns a function that cancels it. */
function completeSoon(): () => void {
  const timer = setTimeout(complete, QUIET_MS);
  for (const name of interactions) window.addEventListener(name, complete, { once: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of interactions) window.removeEventListener(name, complete);
  };
}

/** Notes when the first screen is complete: a while after its last report, or as soon as a person does something. */
export function useFirstScreenCompletion(): void {
  const isComplete = useIsFirstScreenComplete();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isComplete) return undefined;
    let cancel: (() => void) | undefined;
    const stopWatching = watchFetching(queryClient, (isFetching) => {
      cancel?.();
      cancel = isFetching ? undefined : completeSoon();
    });
    return () => {
      stopWatching();
      cancel?.();
    };
  }, [isComplete, queryClient]);
}
