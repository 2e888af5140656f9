/** Code that is no longer on the server: a new version of the app was put in its place. */
export class ChunkLoadError extends Error {}

/** What Chromium and Firefox, Safari, and the bundler (of a style) say of it; a page in its place is said to be the same. */
const said = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** Whether an error is about code that does not come, not about what the code does. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && said.test(error.message));
