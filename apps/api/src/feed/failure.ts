/** Exit codes of sysexits.h: wrong call, wrong data, files or disk, try again later. */
export const exitCodes = { usage: 64, data: 65, io: 74, busy: 75 } as const;

/** Why a command did not do what it was asked for: one sentence for the operator, and the exit code. */
export class FeedFailure extends Error {
  readonly exitCode: number;

  constructor(kind: keyof typeof exitCodes, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FeedFailure';
    this.exitCode = exitCodes[kind];
  }
}
