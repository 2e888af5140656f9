import { useEffect, useState } from 'react';

/** How long somebody may think between two letters, in milliseconds. */
export const DEBOUNCE_MS = 250;

/** A value once it has rested: what is asked while a person types. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(waiting);
  }, [value]);
  return rested;
}
