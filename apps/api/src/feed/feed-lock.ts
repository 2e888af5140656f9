import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../store/process-lock.ts';
import { FeedError } from './feed-error.ts';

/** Lets one command at a time change the weeks of a data directory; FeedFailure (busy) while another one does. */
export const lockFeed = (dataDir: string): Disposable => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const held = lockFile(join(dataDir, 'ingest.lock'));
  if (held === undefined)
    throw new FeedError('busy', 'Another ingest is running; start this one again when it has ended');
  return held;
};
