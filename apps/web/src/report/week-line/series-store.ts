/** Revenues of an entity, one a calendar week; null where it is absent or the week is not published. */
export type Revenues = readonly (number | null)[];

/** Reads the revenues of entities; omits entities absent from all weeks. */
export type ReadSeries = (ids: readonly number[]) => Promise<ReadonlyMap<number, Revenues>>;

/** Delay after the last new row until the rows on the screen are requested, ms. */
const QUIET_MS = 150;
/** Maximum number of ids of a request. */
const MAX_IDS = 200;

/** Series of an entity without revenue. */
const none: Revenues = [];

/** Creates the store of the rows' series; it requests each row on the screen once. */
export function createSeriesStore(read: ReadSeries) {
  const known = new Map<number, Revenues>();
  const asked = new Set<number>();
  const listeners = new Map<number, Set<() => void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (ids: readonly number[], found: ReadonlyMap<number, Revenues>) => {
    for (const id of ids) {
      known.set(id, found.get(id) ?? none);
      for (const listener of listeners.get(id) ?? []) listener();
    }
  };
  const ask = async (ids: readonly number[]) => {
    for (const id of ids) asked.add(id);
    try {
      settle(ids, await read(ids));
    } catch {
      // A failed line is requested again when its row reappears.
      for (const id of ids) asked.delete(id);
    }
  };
  const askForShown = () => {
    const ids = [...listeners.keys()].filter((id) => !asked.has(id));
    for (let at = 0; at < ids.length; at += MAX_IDS) void ask(ids.slice(at, at + MAX_IDS));
  };

  return {
    /** Returns the series of an entity; undefined until loaded. */
    get: (id: number): Revenues | undefined => known.get(id),
    /** Registers the row of an entity on the screen. Returns the unsubscribe function. */
    subscribe: (id: number, listener: () => void) => {
      const ofId = listeners.get(id) ?? new Set();
      listeners.set(id, ofId.add(listener));
      if (!asked.has(id)) {
        clearTimeout(timer);
        timer = setTimeout(askForShown, QUIET_MS);
      }
      return () => {
        ofId.delete(listener);
        if (ofId.size === 0) listeners.delete(id);
      };
    },
  };
}

/** The series of the rows of one list. */
export type SeriesStore = ReturnType<typeof createSeriesStore>;
