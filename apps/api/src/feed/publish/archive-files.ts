import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FeedError } from '../../command/feed-error.ts';
import { type FeedPath, openFeedFile } from '../formats/open-feed-file.ts';
import type { IngestRun } from '../ingest-run.ts';

/** Returns the archive folder of the files of published weeks: its name is the hash of their contents. */
const getFolder = (archiveDir: string, contentHash: string): string =>
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
 * Copies the files of a published ingest into the archive, if the settings name one. Keeps files that the archive has.
 */
export const archiveRun = async (
  { archiveDir, isDemo, feedFiles }: Pick<IngestRun, 'archiveDir' | 'isDemo' | 'feedFiles'>,
  contentHash: string,
): Promise<void> => {
  if (archiveDir === undefined || isDemo === true) return;
  const folder = getFolder(archiveDir, contentHash);
  if ((await listFiles(folder)).length > 0) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  // Files from different folders may have the same name.
  for (const [index, file] of feedFiles.entries())
    await copyFeedFile(file.packed ?? file, join(unfinished, `${index + 1}-${file.name}`));
  await rename(unfinished, folder);
};

/** Lists the archived files of weeks with this content. Throws FeedError (io) if the archive lacks them. */
export const findArchived = async (archiveDir: string, contentHash: string): Promise<string[]> => {
  const folder = getFolder(archiveDir, contentHash);
  const files = await listFiles(folder);
  if (files.length === 0) throw new FeedError('io', `The archive lacks ${folder}`);
  return files;
};
