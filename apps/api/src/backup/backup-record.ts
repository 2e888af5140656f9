import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FeedError } from '../command/feed-error.ts';

/** What a backup has, by which a restored installation is compared with it. */
const BackupRecord = z.object({
  time: z.string(),
  installation: z.string(),
  /** Whether it has the engine's data; those of a ClickHouse server are backed up there. */
  hasEngine: z.boolean(),
  weeks: z.array(z.object({ week: z.string(), snapshot: z.int(), digest: z.string() })),
});
export type BackupRecord = z.output<typeof BackupRecord>;

/** Path of the record, which is written last. */
export const recordFile = (folder: string): string => join(folder, 'backup.json');

/** Reads the record of a backup. Throws FeedError (io) if the folder is none. */
export const readBackupRecord = async (folder: string): Promise<BackupRecord> => {
  try {
    return z.parse(BackupRecord, JSON.parse(await readFile(recordFile(folder), 'utf8')));
  } catch (error) {
    throw new FeedError('io', `${folder} is not a backup: backup.json is missing or damaged`, {
      cause: error,
    });
  }
};
