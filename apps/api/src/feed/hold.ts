import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { holdFile } from '../store/process-lock.ts';
import { FeedFailure } from './failure.ts';

/** Lets one command at a time change the weeks of a data directory; FeedFailure (busy) while another one does. */
export const holdFeed = (dataDir: string): Disposable => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const held = holdFile(join(dataDir, 'ingest.lock'));
  if (held === undefined)
    throw new FeedFailure('busy', 'Another ingest is running; start this one again when it has ended');
  return held;
};
