/** The app database or a week was built by a later version. The message says what to do. */
export class LaterVersion extends Error {
  override readonly name = 'LaterVersion';

  constructor(what: string) {
    super(
      `${what} built by a later version of Vitrina. Start that version, or restore the backup that was made before the upgrade. Nothing was changed.`,
    );
  }
}
