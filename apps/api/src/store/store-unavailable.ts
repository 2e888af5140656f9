/** The app database cannot answer at this moment: another process holds it, or the disk is full or failing. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The app database cannot be used right now', { cause });
    this.name = 'StoreUnavailable';
  }
}
