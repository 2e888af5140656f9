import { useEffect, useState } from 'react';

/** Pause in typing after which a search starts, ms. */
export const DEBOUNCE_MS = 250;

/** Returns a value once it has not changed for `DEBOUNCE_MS`. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
