import type { WriteStream } from 'node:tty';

/** Where a command speaks, and the folder that it was called in. */
export interface Terminal {
  readonly stdout: Pick<WriteStream, 'write'>;
  readonly stderr: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>;
  readonly folder: string;
}

/** A command of the CLI. Throws where it did not do what it was asked for. */
export type Command = (args: readonly string[], terminal: Terminal) => Promise<void>;
