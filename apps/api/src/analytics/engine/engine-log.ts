import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** About how many bytes of what engines have said are kept. */
const longest = 1_000_000;

/** The file into which engines of a data directory write what they have to say, mostly why they end. */
const logPath = (dataDir: string) => join(dataDir, 'engine.log');

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Where the words of one engine go, and what it has said so far (other engines may talk in between). */
export interface EngineOutput {
  descriptor: number;
  /** To be called when the engine has the descriptor. */
  close(): void;
  said(): string;
}

/** Opens the log for an engine that is about to start. */
export const openEngineLog = (dataDir: string): EngineOutput => {
  const path = logPath(dataDir);
  const descriptor = openSync(path, sizeOf(path) > longest ? 'w' : 'a', 0o600);
  const start = sizeOf(path);
  return {
    descriptor,
    close: () => closeSync(descriptor),
    said: () => readFileSync(path).subarray(start).toString('utf8').trim(),
  };
};

/** The process that has the engine's directory open, as its lock file says; '' if it does not say. */
export const lockHolder = (directory: string): string => {
  const path = join(directory, 'status');
  return sizeOf(path) === 0 ? '' : (/PID: (\d+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? '');
};
