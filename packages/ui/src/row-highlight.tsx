import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * Store of the highlighted row and of the rows that pass the table's filters, shared by a table and its charts. Rows
 * are identified by their index in the report.
 */
const createRowHighlight = () => {
  let highlighted: number | null = null;
  let passed: ReadonlySet<number> | null = null;
  let onRevealListener: ((index: number) => void) | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => highlighted,
    getPassed: () => passed,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    highlight: (index: number | null) => {
      if (index === highlighted) return;
      highlighted = index;
      notify();
    },
    /** Publishes the rows that pass the filters to the charts; null without filters. */
    setPassed: (rows: ReadonlySet<number> | null) => {
      if (rows === passed) return;
      passed = rows;
      notify();
    },
    /** Scrolls the table to the row and focuses it, if the row passes the filters. */
    reveal: (index: number) => onRevealListener?.(index),
    onReveal: (listener: (index: number) => void) => {
      onRevealListener = listener;
      return () => {
        if (onRevealListener === listener) onRevealListener = undefined;
      };
    },
  };
};

const RowHighlightContext = createContext<ReturnType<typeof createRowHighlight> | null>(null);

/** Shares the highlighted row between a table and the charts of the same rows. */
export const RowHighlightProvider = ({ children }: { readonly children: ReactNode }) => {
  const [store] = useState(createRowHighlight);
  return <RowHighlightContext value={store}>{children}</RowHighlightContext>;
};

/** Returns the highlight store; null outside RowHighlightProvider. */
export const useRowHighlight = () => useContext(RowHighlightContext);

const subscribeToNothing = () => () => undefined;

/** Index of the highlighted row, or null; rerenders on change. */
export const useHighlightedRow = (): number | null => {
  const store = useRowHighlight();
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => store?.get() ?? null);
};

/** Whether this row is highlighted; rerenders only when that changes. */
export const useIsRowHighlighted = (index: number): boolean => {
  const store = useRowHighlight();
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => store?.get() === index);
};

/** Rows that pass the table's filters; null without filters. Charts follow after the table's own rows. */
export const usePassedRows = (): ReadonlySet<number> | null => {
  const store = useRowHighlight();
  const passed = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.getPassed() ?? null,
  );
  return useDeferredValue(passed);
};

/**
 * Returns a predicate for rows that pass the table's filters; without filters also for a mark without a row
 * (negative).
 */
export const useHasPassed = (): ((row: number) => boolean) => {
  const passed = usePassedRows();
  return useCallback((row) => passed === null || passed.has(row), [passed]);
};
