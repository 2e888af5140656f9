/** A value that outlives whoever uses it. */
export interface StoredValue<Value> {
  /** The same object until it is written anew. */
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/** A value that tells of its changes. */
export interface WatchedValue<Value> extends StoredValue<Value> {
  readonly subscribe: (listener: () => void) => () => void;
}

/** Kept for as long as this runs. */
export function inMemory<Value>(first: Value): StoredValue<Value> {
  let kept = first;
  return {
    read: () => kept,
    write: (value) => {
      kept = value;
    },
  };
}

function parsed<Value extends object>(text: string | null, first: Value): Value {
  try {
    return { ...first, ...(JSON.parse(text ?? '{}') as Partial<Value>) };
  } catch {
    return first;
  }
}

/** Kept by the browser under a name: for one tab, or for all; what cannot be read is as at first. */
export function inBrowser<Value extends object>(
  area: Storage,
  name: string,
  first: Value,
): WatchedValue<Value> {
  const listeners = new Set<() => void>();
  let [text, kept]: [string | null, Value] = [null, first];
  return {
    read: () => {
      const now = area.getItem(name);
      if (now !== text) [text, kept] = [now, parsed(now, first)];
      return kept;
    },
    write: (value) => {
      area.setItem(name, JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
