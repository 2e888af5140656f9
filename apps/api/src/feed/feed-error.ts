/** Exit codes of sysexits.h: wrong call, wrong data, files or disk, try again later. */
export const exitCodes = { usage: 64, data: 65, io: 74, busy: 75 } as const;

/** What would move the cursor of a terminal, colour it or turn its text around, line breaks too. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A text that may quote names out of files, or of files, as one line that a terminal only prints. */
const printable = (text: string): string =>
  text.replaceAll(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Why a command did not do what it was asked for: one sentence for the operator, and the exit code. */
export class FeedError extends Error {
  readonly exitCode: number;

  constructor(kind: keyof typeof exitCodes, message: string, options?: ErrorOptions) {
    super(printable(message), options);
    this.name = 'FeedFailure';
    this.exitCode = exitCodes[kind];
  }
}
