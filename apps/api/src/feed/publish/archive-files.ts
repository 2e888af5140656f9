import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FeedError } from '../feed-error.ts';
import { type FeedPath, openFeedFile } from '../formats/open-feed-file.ts';
import type { IngestRun } from '../ingest-run.ts';

/** Folder of the files that weeks were published from: named by the hash of their contents. */
const folderOf = (archiveDir: string, contentHash: string): string =>
  join(archiveDir, contentHash.split('/')[0] ?? contentHash);

const listFiles = async (folder: string): Promise<string[]> => {
  const names: string[] = await readdir(folder).catch(() => []);
  return names.toSorted().map((name) => join(folder, name));
};

const copyFeedFile = async (file: FeedPath, target: string): Promise<void> => {
  await using handle = await openFeedFile(file);
  await pipeline(handle.createReadStream({ autoClose: false }), createWriteStream(target));
};

/**
 * Copies the files of an ingest that is published into the archive, where the settings name one; those that it has stay
 * as they are.
 */
export const archiveRun = async (
  { archiveDir, isDemo, feedFiles }: Pick<IngestRun, 'archiveDir' | 'isDemo' | 'feedFiles'>,
  contentHash: string,
): Promise<void> => {
  if (archiveDir === undefined || isDemo === true) return;
  const folder = folderOf(archiveDir, contentHash);
  if ((await listFiles(folder)).length > 0) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  // Files of different folders may have one name.
  for (const [index, file] of feedFiles.entries())
    await copyFeedFile(file, join(unfinished, `${index + 1}-${file.name}`));
  await rename(unfinished, folder);
};

/** Lists the files that weeks of this content were published from. Throws FeedError (io) if the archive lacks them. */
export const findArchived = async (archiveDir: string, contentHash: string): Promise<string[]> => {
  const folder = folderOf(archiveDir, contentHash);
  const files = await listFiles(folder);
  if (files.length === 0) throw new FeedError('io', `The archive lacks ${folder}`);
  return files;
};
