import type { StoredValue } from '@vitrina/conformance/sign-in-backend/stored-value.ts';

/** A stored value with change listeners. */
export interface WatchedValue<Value> extends StoredValue<Value> {
  readonly subscribe: (listener: () => void) => () => void;
}

function parse<Value extends object>(text: string | null, initial: Value): Value {
  try {
    return { ...initial, ...(JSON.parse(text ?? '{}') as Partial<Value>) };
  } catch {
    return initial;
  }
}

/** Creates a value in browser storage under a name; unreadable text counts as the initial value. */
export function inBrowser<Value extends object>(
  area: Storage,
  name: string,
  initial: Value,
): WatchedValue<Value> {
  const listeners = new Set<() => void>();
  let [text, value]: [string | null, Value] = [null, initial];
  return {
    read: () => {
      const current = area.getItem(name);
      if (current !== text) [text, value] = [current, parse(current, initial)];
      return value;
    },
    write: (next) => {
      area.setItem(name, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
