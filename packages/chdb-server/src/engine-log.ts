import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size at which the log is truncated at the next start. */
const MAX_LOG_BYTES = 1_000_000;

const logPath = (dataDir: string) => join(dataDir, 'engine.log');

const readSize = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Output of one engine in the log of its data directory. */
export interface EngineOutput {
  /** File descriptor for the engine's output. */
  descriptor: number;
  /** Closes the descriptor; call it once the engine has inherited it. */
  close(): void;
  /** Reads the output so far; other engines of the directory may write in between. */
  read(): string;
}

/** Opens the log for an engine that is about to start. */
export const openEngineLog = (dataDir: string): EngineOutput => {
  const path = logPath(dataDir);
  const descriptor = openSync(path, readSize(path) > MAX_LOG_BYTES ? 'w' : 'a', 0o600);
  const start = readSize(path);
  return {
    descriptor,
    close: () => closeSync(descriptor),
    read: () => readFileSync(path).subarray(start).toString('utf8').trim(),
  };
};

/** Reads from chDB's lock file which process has the directory open; '' if it does not name one. */
export const readLockHolder = (directory: string): string => {
  const path = join(directory, 'status');
  return readSize(path) === 0 ? '' : (/PID: (\d+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? '');
};
