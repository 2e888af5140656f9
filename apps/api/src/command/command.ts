import type { WriteStream } from 'node:tty';

/** Output streams and working directory of a command. */
export interface Terminal {
  readonly stdout: Pick<WriteStream, 'write'>;
  readonly stderr: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>;
  readonly folder: string;
}

/** A command of the CLI. Throws if it fails. */
export type Command = (args: readonly string[], terminal: Terminal) => Promise<void>;
