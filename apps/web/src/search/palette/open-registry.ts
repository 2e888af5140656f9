import { type RefObject, useEffect, useRef } from 'react';

/** What the mounted components of a screen offer the palette. */
interface OpenRegistry<Entry> {
  /** Lists the entries, topmost on the screen first. */
  list: () => readonly Entry[];
  /** Registers an entry while its component is mounted. */
  useEntry: (entry: Entry) => void;
}

/** Creates a registry, which the palette reads when it opens. */
export function createOpenRegistry<Entry>(): OpenRegistry<Entry> {
  const entries = new Set<RefObject<Entry>>();
  return {
    list: () => [...entries].map(({ current }) => current),
    useEntry: (entry) => {
      const latest = useRef(entry);
      useEffect(() => {
        latest.current = entry;
      });
      useEffect(() => {
        entries.add(latest);
        return () => void entries.delete(latest);
      }, []);
    },
  };
}
