import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

/** Which row of a report a person points at, in its table or in a picture of it; rows go by their index in the report. */
const createPointed = () => {
  let pointed: number | null = null;
  let revealed: ((index: number) => void) | undefined;
  const watchers = new Set<() => void>();
  return {
    get: () => pointed,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    point: (index: number | null) => {
      if (index === pointed) return;
      pointed = index;
      for (const watcher of watchers) watcher();
    },
    /** Brings the row into sight in its table, if it is among those shown, and the focus to it. */
    reveal: (index: number) => revealed?.(index),
    onReveal: (listener: (index: number) => void) => {
      revealed = listener;
      return () => {
        if (revealed === listener) revealed = undefined;
      };
    },
  };
};

const PointedContext = createContext<ReturnType<typeof createPointed> | null>(null);

/** Ties a table to the pictures of the same rows: what is pointed at in one is marked in the others. */
export const RowHighlightProvider = ({ children }: { readonly children: ReactNode }) => {
  const [pointed] = useState(createPointed);
  return <PointedContext value={pointed}>{children}</PointedContext>;
};

/** Says what is pointed at; null where no table and picture are tied. */
export const useRowHighlight = () => useContext(PointedContext);

const watchNothing = () => () => undefined;

/** The row pointed at, kept up to date. */
export const useHighlightedRow = (): number | null => {
  const pointed = useRowHighlight();
  return useSyncExternalStore(pointed?.watch ?? watchNothing, () => pointed?.get() ?? null);
};

/** Whether this row is the one pointed at; only then does its picture change. */
export const useIsRowHighlighted = (index: number): boolean => {
  const pointed = useRowHighlight();
  return useSyncExternalStore(pointed?.watch ?? watchNothing, () => pointed?.get() === index);
};
