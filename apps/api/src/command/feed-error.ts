import { escapeUnprintable } from './printable.ts';

/** Exit codes of sysexits.h: usage error, data error, I/O error, temporary failure, configuration error. */
export const exitCodes = { usage: 64, data: 65, io: 74, busy: 75, config: 78 } as const;

/** An error of a command: one sentence for the operator, and the exit code. */
export class FeedError extends Error {
  readonly exitCode: number;

  constructor(kind: keyof typeof exitCodes, message: string, options?: ErrorOptions) {
    super(escapeUnprintable(message), options);
    this.name = 'FeedError';
    this.exitCode = exitCodes[kind];
  }
}
