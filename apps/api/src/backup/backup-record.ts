import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FeedError } from '../command/feed-error.ts';

/** Contents of a backup, with which a restored installation is compared. */
const BackupRecord = z.object({
  time: z.string(),
  installation: z.string(),
  /** Whether it contains the engine's data; a ClickHouse server is backed up separately. */
  hasEngine: z.boolean(),
  weeks: z.array(z.object({ week: z.string(), snapshot: z.int(), digest: z.string() })),
});
export type BackupRecord = z.output<typeof BackupRecord>;

/** Path of the record, written last. */
export const recordFile = (folder: string): string => join(folder, 'backup.json');

/** Reads the record of a backup. Throws FeedError (io) if the folder is not a backup. */
export const readBackupRecord = async (folder: string): Promise<BackupRecord> => {
  try {
    return z.parse(BackupRecord, JSON.parse(await readFile(recordFile(folder), 'utf8')));
  } catch (error) {
    throw new FeedError('io', `${folder} is not a backup: backup.json is missing or damaged`, {
      cause: error,
    });
  }
};
