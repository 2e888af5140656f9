import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long no report is being fetched before the screen counts as complete, ms. */
const QUIET_MS = 2500;

/** What a person does with a screen that is there. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether some screen was complete: later ones need not wait. */
let wasComplete = false;

/**
 * Returns whether the first screen is complete, so that the code of charts may be loaded after it: a while after its
 * last report, or as soon as a person does something.
 */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(wasComplete);
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (isLate || !isQuiet) return undefined;
    const finish = () => {
      wasComplete = true;
      setLate(true);
    };
    const timer = setTimeout(finish, QUIET_MS);
    for (const name of interactions) window.addEventListener(name, finish, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of interactions) window.removeEventListener(name, finish);
    };
  }, [isLate, isQuiet]);
  return isLate;
}
