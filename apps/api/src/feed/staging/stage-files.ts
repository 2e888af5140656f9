import type { Analytics } from '../../analytics/analytics.ts';
import { hashContent } from '../publish/content-hash.ts';
import { validateRows } from './validate-rows.ts';
import { FeedError } from '../feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { createFeedTables } from './feed-tables.ts';
import type { ExceedsMaxRejects } from './max-rejects.ts';
import { createProgressCounter, type OnProgress } from '../progress.ts';
import { writeRejects } from './write-rejects.ts';
import { stageFile } from './stage-file.ts';

/** What the files of a command hold, all of it in the engine. */
export interface StagedFiles {
  /** Names the contents of all files. */
  content: string;
  read: number;
  rejected: number;
  /** Path of the file that has the refused rows. */
  rejects: string | undefined;
}

/** Reads and checks every row of the files; `size` is all of their bytes. */
export const stageFiles = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  size: number,
  firstLoad: number,
  onProgress: OnProgress,
): Promise<{ content: string; read: number }> => {
  await createFeedTables(analytics);
  const onRead = createProgressCounter('reading', size, onProgress);
  const hashes: string[] = [];
  let read = 0;
  for (const [index, file] of files.entries()) {
    const staged = await stageFile(analytics, file, { index: index + 1, firstLoad }, onRead);
    hashes.push(staged.hash);
    read += staged.rows;
  }
  await validateRows(analytics, firstLoad);
  return { content: hashContent(hashes), read };
};

/** Writes the refused rows down, if any, and throws FeedFailure if they are too many. */
export const checkRejects = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  { content, read }: { content: string; read: number },
  dataDir: string,
  areTooMany: ExceedsMaxRejects,
): Promise<StagedFiles> => {
  const [{ rejected } = { rejected: 0 }] = await analytics.rows<{ rejected: number }>(
    'SELECT count() AS rejected FROM feed_reject',
  );
  if (rejected === 0) return { content, read, rejected, rejects: undefined };
  const rejects = await writeRejects(analytics, files, dataDir, content);
  if (areTooMany(rejected, read)) {
    throw new FeedError(
      'data',
      `${rejected} of ${read} rows break a rule, more than --max-rejects allows: nothing is published; see ${rejects}`,
    );
  }
  if (rejected === read)
    throw new FeedError('data', `Every row breaks a rule: nothing is published; see ${rejects}`);
  return { content, read, rejected, rejects };
};
