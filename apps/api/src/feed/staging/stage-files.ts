import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { hashContent } from '../publish/content-hash.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { createFeedTables } from './feed-tables.ts';
import type { ExceedsMaxRejects } from './max-rejects.ts';
import { createProgressCounter, type OnProgress } from '../../command/progress.ts';
import { describeReason, listRejectReasons, type RejectReason } from './reject-reasons.ts';
import { writeRejects } from './write-rejects.ts';
import { stageFile } from './stage-file.ts';
import { readRows } from '../../analytics/read-rows.ts';

/** The staged files of a command. */
export interface StagedFiles {
  /** Hash of the contents of all files. */
  content: string;
  read: number;
  rejected: number;
  /** Path of the rejects file; undefined without rejects. */
  rejects: string | undefined;
  /** Reasons for rejected rows, most rows first. */
  reasons: readonly RejectReason[];
}

/** Reads and checks all rows of the files; `size` is their total size in bytes. */
export const stageFiles = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  size: number,
  firstSnapshot: number,
  onProgress: OnProgress,
): Promise<{ content: string; read: number }> => {
  await createFeedTables(analytics);
  const onRead = createProgressCounter('reading', size, onProgress);
  const hashes: string[] = [];
  let read = 0;
  for (const [index, file] of files.entries()) {
    const staged = await stageFile(analytics, file, { index: index + 1, firstSnapshot }, onRead);
    hashes.push(staged.hash);
    read += staged.rows;
  }
  return { content: hashContent(hashes), read };
};

/** Writes the rejects file, if any row was rejected. Throws FeedError if `isTooMany` or if all rows were. */
export const checkRejects = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  { content, read }: { content: string; read: number },
  dataDir: string,
  isTooMany: ExceedsMaxRejects,
): Promise<StagedFiles> => {
  const [{ rejected } = { rejected: 0 }] = await readRows(
    analytics,
    z.object({ rejected: z.number() }),
    'SELECT count() AS rejected FROM feed_reject',
  );
  if (rejected === 0) return { content, read, rejected, rejects: undefined, reasons: [] };
  const rejects = await writeRejects(analytics, files, dataDir, content);
  const reasons = await listRejectReasons(analytics, files);
  const refuse = (problem: string) => {
    const described = reasons.map(describeReason).join('; ');
    return new FeedError('data', `${problem}: nothing is published; see ${rejects}. ${described}`);
  };
  if (isTooMany(rejected, read))
    throw refuse(`${rejected} of ${read} rows break a rule, more than --max-rejects allows`);
  if (rejected === read) throw refuse('Every row breaks a rule');
  return { content, read, rejected, rejects, reasons };
};
