/** Number of imports that a person waits for and that wait for a network. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Whether code that is being opened waits for a network. */
export const isImportWaiting = (): boolean => count > 0;

/** Calls back after each change of `isImportWaiting`. Returns a function that ends it. */
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
