/** A browser store that never throws; what the browser cannot store stays in memory until the page closes. */
export interface BrowserStore {
  get(key: string): string | null;
  /** Returns whether the browser stored the value, so that it outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Calls a listener after each change, also by another tab; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** Listeners to changes; the browser's `storage` event reports those of other tabs. */
function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
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

function createStore(area: () => Storage): BrowserStore {
  const memory = new Map<string, string | null>();
  const { notify, subscribe } = createListeners();
  return {
    get(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        area().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      } finally {
        notify();
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        memory.set(key, null);
      }
      notify();
    },
    subscribe,
  };
}

/** Storage shared by all tabs of this browser. */
export const localStore = createStore(() => window.localStorage);

/** Storage of this tab. */
export const tabStore = createStore(() => window.sessionStorage);
