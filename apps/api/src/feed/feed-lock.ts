import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../store/process-lock.ts';
import { FeedError } from './feed-error.ts';

/** Locks the weeks of a data directory for one command. Throws FeedError (busy) while another holds the lock. */
export const lockFeed = (dataDir: string): Disposable => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFile(join(dataDir, 'ingest.lock'));
  if (lock === undefined)
    throw new FeedError('busy', 'Another ingest is running; start this one again when it has ended');
  return lock;
};
