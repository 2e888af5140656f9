/** Thrown when a chunk is no longer on the server, because a new version was deployed. */
export class ChunkLoadError extends Error {}

/** Thrown when the server was too busy to send a chunk, also after retries. */
export class ServerBusyError extends ChunkLoadError {}

/** Messages of Chromium, Firefox and Safari for a module that cannot be loaded, and of the bundler for a style. */
const LOAD_ERROR_MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** Whether an error means that code could not be loaded, rather than that it failed. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && LOAD_ERROR_MESSAGES.test(error.message));

/** Whether code could not be loaded because the server was busy. */
export const isServerBusyError = (error: unknown): boolean => error instanceof ServerBusyError;
