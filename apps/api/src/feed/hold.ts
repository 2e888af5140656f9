import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FeedFailure } from './failure.ts';

/** SQLite's result code: another connection has it. */
const busy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;

/**
 * Lets one command at a time change the weeks of a data directory; FeedFailure (busy) while another one
 * does. What is held is a lock of the operating system on an empty SQLite file, so it ends with the
 * process, however that ends.
 */
export const holdFeed = (dataDir: string): Disposable => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'ingest.lock');
  closeSync(openSync(path, 'a', 0o600));
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FeedFailure('busy', 'Another ingest is running; start this one again when it has ended', {
      cause: error,
    });
  }
  return { [Symbol.dispose]: () => file.close() };
};
