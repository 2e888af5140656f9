/** The app database cannot be used for now: another process has locked it, or the disk is full or failing. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The app database cannot be used right now${reason}`, { cause });
    this.name = 'StoreUnavailable';
  }
}
