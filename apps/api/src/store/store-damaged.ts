/** The app database's file is damaged or not a database. The message tells the operator what to do. */
export class StoreDamaged extends Error {
  constructor(cause: Error) {
    super(
      `The app database (vitrina.sqlite in DATA_DIR) is damaged: ${cause.message}. Put back a copy of it; without one move it away, and everybody signs in again and the weeks have to be ingested again.`,
      { cause },
    );
    this.name = 'StoreDamaged';
  }
}
