/** A browser store that never throws: what it cannot keep it remembers for as long as the page lives. */
export interface BrowserStore {
  get(key: string): string | null;
  /** True when the browser itself keeps it, so that it outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Calls back after each change, also by another tab of this browser; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** Those who want to know of each change; other tabs' changes are told by the browser. */
function listenersToStorage() {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

function kept(area: () => Storage): BrowserStore {
  const inMemory = new Map<string, string | null>();
  const { tell, subscribe } = listenersToStorage();
  return {
    get(key) {
      const remembered = inMemory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        area().setItem(key, value);
        inMemory.delete(key);
        return true;
      } catch {
        inMemory.set(key, value);
        return false;
      } finally {
        tell();
      }
    },
    remove(key) {
      inMemory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        inMemory.set(key, null);
      }
      tell();
    },
    subscribe,
  };
}

/** Kept for all tabs of this browser. */
export const localStore = kept(() => window.localStorage);

/** Kept for this tab alone. */
export const tabStore = kept(() => window.sessionStorage);
