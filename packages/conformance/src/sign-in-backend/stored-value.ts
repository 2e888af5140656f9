/** A value in some storage. */
export interface StoredValue<Value> {
  /** Returns the same object until the next write. */
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/** Creates a value that is stored in memory. */
export function inMemory<Value>(initial: Value): StoredValue<Value> {
  let stored = initial;
  return {
    read: () => stored,
    write: (value) => {
      stored = value;
    },
  };
}
