/** The app database cannot answer at this moment: another process holds it, or the disk is full or failing. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The app database cannot be used right now${why}`, { cause });
    this.name = 'StoreUnavailable';
  }
}
