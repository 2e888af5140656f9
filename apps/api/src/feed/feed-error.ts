/** Exit codes of sysexits.h: usage error, data error, I/O error, temporary failure. */
export const exitCodes = { usage: 64, data: 65, io: 74, busy: 75 } as const;

/** Control characters, line breaks and bidi controls: they would change how a terminal shows the text. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Escapes a text that may quote file contents, so that a terminal prints it as one line. */
const escapeUnprintable = (text: string): string =>
  text.replaceAll(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** An error of a command: one sentence for the operator, and the exit code. */
export class FeedError extends Error {
  readonly exitCode: number;

  constructor(kind: keyof typeof exitCodes, message: string, options?: ErrorOptions) {
    super(escapeUnprintable(message), options);
    this.name = 'FeedError';
    this.exitCode = exitCodes[kind];
  }
}
