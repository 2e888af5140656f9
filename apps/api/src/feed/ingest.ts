import { createTables } from '../analytics/schema.ts';
import { listPublishedWeeks } from '../store/published-weeks.ts';
import { hashContent, isLoaded, findWeeksWithContent } from './publish/content-hash.ts';
import { FeedError } from './feed-error.ts';
import { parseFeedFile } from './formats/feed-file.ts';
import { lockFeed } from './feed-lock.ts';
import { type PublishedFiles, publishFiles } from './publish/publish-files.ts';
import { parseMaxRejects } from './staging/max-rejects.ts';
import { dropOrphanedData } from './publish/drop-orphans.ts';
import { createProgressCounter } from './progress.ts';
import type { IngestOptions, IngestRun } from './ingest-run.ts';
import { hashFile, readFileSize } from './formats/file-source.ts';
import type { Week } from './week.ts';

/** What came of an ingest. */
export type IngestSummary = PublishedFiles | { outcome: 'already loaded'; weeks: readonly Week[] };

const begin = async (options: IngestOptions): Promise<IngestRun> => {
  if (options.files.length === 0) throw new FeedError('usage', 'No file was given');
  parseMaxRejects(options.maxRejects ?? '0.1%');
  const sizes = await Promise.all(options.files.map(readFileSize));
  const feedFiles = options.files.map(parseFeedFile);
  const published = await listPublishedWeeks(options.store);
  return {
    onProgress: () => undefined,
    ...options,
    feedFiles,
    totalBytes: sizes.reduce((sum, size) => sum + size, 0),
    publishedWeeks: options.isDemo === true ? published : published.filter(({ isDemo }) => !isDemo),
  };
};

/** The weeks that the files are published as already; none where loading them would change something. */
const weeksLoaded = async (run: IngestRun): Promise<readonly Week[]> => {
  if (run.check === true || run.publishedWeeks.length === 0) return [];
  const onRead = createProgressCounter('hashing', run.totalBytes, run.onProgress);
  const hashes: string[] = [];
  for (const file of run.feedFiles) hashes.push(await hashFile(file, onRead));
  const content = hashContent(hashes);
  if (!(await isLoaded(run.analytics, content, run.publishedWeeks))) return [];
  return findWeeksWithContent(content, run.publishedWeeks).map(({ year, weekNumber }) => ({
    year,
    weekNumber,
  }));
};

/**
 * Reads feed files and publishes their weeks: all of them in one step, or none. Throws FeedFailure, which
 * has the exit code, where the call, the data, the files or another ingest stand against it; whatever is
 * thrown, the weeks are as they were.
 */
export const ingest = async (options: IngestOptions): Promise<IngestSummary> => {
  using _ = lockFeed(options.dataDir);
  const run = await begin(options);
  await createTables(run.analytics);
  await dropOrphanedData(run.analytics, run.store, run.waitForReaders);
  const loaded = await weeksLoaded(run);
  if (loaded.length > 0) return { outcome: 'already loaded', weeks: loaded };
  try {
    return await publishFiles(run);
  } catch (error) {
    // What cannot be removed now is removed by the next ingest or start; the failure is what matters.
    await dropOrphanedData(run.analytics, run.store).catch(() => undefined);
    throw error;
  }
};
