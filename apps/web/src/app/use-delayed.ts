import { useEffect, useState } from 'react';

/** Delay before a loading state is shown, ms; a shorter wait would only flash it. */
const DELAY_MS = 200;

/** Whether `isWaiting` has been true for at least the delay. */
export function useDelayed(isWaiting: boolean): boolean {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setElapsed(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [isWaiting]);
  return isWaiting && isElapsed;
}
