import { join } from 'node:path';
import { stageFile } from '../src/feed/staging/stage-file.ts';
import { stageFiles } from '../src/feed/staging/stage-files.ts';
import { createFeedTables } from '../src/feed/staging/feed-tables.ts';
import { reserveSnapshots } from '../src/feed/staging/snapshot-ids.ts';
import { findStagedWeeks } from '../src/feed/staging/staged-offers.ts';
import { checkPackedFile } from '../src/feed/formats/check-packed-file.ts';
import { parseFeedFile } from '../src/feed/formats/feed-file.ts';
import type { TestFeed } from './feed.ts';

const ignore = () => undefined;

/** Stages files as one ingest does, and stops before its weeks are checked: examples of a rule need no ingest each. */
export async function stageFeed(feed: TestFeed, contents: Record<string, string | Uint8Array>) {
  const written = Object.entries(contents).map(([name, content]) => feed.write(name, content));
  const files = (await Promise.all(written)).map(parseFeedFile);
  const firstSnapshot = await reserveSnapshots(feed.analytics, 'test');
  await stageFiles(feed.analytics, files, 1, firstSnapshot, ignore);
  return { files, weeks: await findStagedWeeks(feed.analytics, firstSnapshot) };
}

/** Opens the reading of single files as by an ingest: structure and rows, without weeks. */
export async function openFileReader(feed: TestFeed) {
  await createFeedTables(feed.analytics);
  const firstSnapshot = await reserveSnapshots(feed.analytics, 'test');
  let index = 0;
  /** Reads a file of the folder, written before if its content is given. Returns the number of rows. */
  return async (name: string, content?: string | Uint8Array): Promise<number> => {
    const path = content === undefined ? join(feed.folder, name) : await feed.write(name, content);
    const file = parseFeedFile(path);
    index += 1;
    await checkPackedFile(file);
    return (await stageFile(feed.analytics, file, { index, firstSnapshot }, ignore)).rows;
  };
}
