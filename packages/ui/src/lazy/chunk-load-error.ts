/** Thrown when a chunk is no longer on the server, because a new version was deployed. */
export class ChunkLoadError extends Error {}

/** Messages of Chromium, Firefox and Safari for a module that cannot be loaded, and of the bundler for a style. */
const LOAD_ERROR_MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** Whether an error means that code could not be loaded, rather than that it failed. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && LOAD_ERROR_MESSAGES.test(error.message));
