import { useEffect, useState } from 'react';

/** What takes no longer is shown by nothing: a sign of waiting would only flash, in milliseconds. */
const SOON_MS = 200;

/** Whether something has been waited for so long that it is to be seen. */
export function useDelayed(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
