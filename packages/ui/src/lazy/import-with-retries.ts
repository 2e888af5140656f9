import { isChunkLoadError, ServerBusyError } from './chunk-load-error.ts';
import { waitUntilOnline } from './waiting-imports.ts';

/** Waits before the retries while the server is busy, ms. */
const BUSY_RETRY_DELAYS_MS = [1000, 2000];

/** Address of the missing file in the message of Chromium, Firefox and the bundler; Safari names none. */
const FILE_ADDRESS = /(?:https?:\/)?\/\S+$/;

/** Whether a load failed because the server is busy, not because the file is missing. */
async function isServerBusy(error: unknown): Promise<boolean> {
  const address = error instanceof Error ? FILE_ADDRESS.exec(error.message)?.[0] : undefined;
  try {
    const { status } = await fetch(address ?? location.origin, { method: 'HEAD', cache: 'no-store' });
    return status >= 500 || status === 429;
  } catch {
    return navigator.onLine;
  }
}

/**
 * Imports a module. Without a network, waits until the browser is online and retries. Retries twice while the server
 * is busy, then throws ServerBusyError. Rethrows any other error.
 */
export async function importWithRetries<Module>(
  importModule: () => Promise<Module>,
  delaysMs: readonly number[] = BUSY_RETRY_DELAYS_MS,
): Promise<Module> {
  try {
    return await importModule();
  } catch (error) {
    if (!navigator.onLine) {
      await waitUntilOnline();
      return importWithRetries(importModule, delaysMs);
    }
    if (!isChunkLoadError(error) || !(await isServerBusy(error))) throw error;
    const [delayMs, ...rest] = delaysMs;
    if (delayMs === undefined) throw new ServerBusyError('The server is busy.', { cause: error });
    await new Promise((done) => setTimeout(done, delayMs));
    return importWithRetries(importModule, rest);
  }
}
