/** Number of imports waiting for a network while a person waits for them. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Whether code that a person opens waits for a network. */
export const isImportWaiting = (): boolean => count > 0;

/** Calls back after each change of `isImportWaiting`. Returns the unsubscribe function. */
export function subscribeToWaitingImports(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits until the browser is online. */
export function waitUntilOnline(): Promise<void> {
  change(1);
  return new Promise((done) => {
    const end = () => {
      change(-1);
      done();
    };
    window.addEventListener('online', end, { once: true });
  });
}
