import { createTables } from '../analytics/schema.ts';
import { publishedWeeks } from '../store/weeks.ts';
import { contentOf, isLoaded, publishedFrom } from './content-hash.ts';
import { FeedFailure } from './failure.ts';
import { feedFile } from './feed-file.ts';
import { holdFeed } from './hold.ts';
import { type LoadedFiles, loadFiles } from './load-files.ts';
import { areTooMany } from './max-rejects.ts';
import { sweep } from './orphans.ts';
import { counting } from './progress.ts';
import type { IngestOptions, Run } from './run.ts';
import { hashOf, readableSize } from './source.ts';
import type { Week } from './week.ts';

/** What came of an ingest. */
export type IngestSummary = LoadedFiles | { outcome: 'already loaded'; weeks: readonly Week[] };

const begin = async (options: IngestOptions): Promise<Run> => {
  if (options.files.length === 0) throw new FeedFailure('usage', 'No file was given');
  areTooMany(options.maxRejects ?? '0.1%');
  const sizes = await Promise.all(options.files.map(readableSize));
  const feedFiles = options.files.map(feedFile);
  const published = await publishedWeeks(options.store);
  return {
    onProgress: () => undefined,
    ...options,
    feedFiles,
    size: sizes.reduce((sum, size) => sum + size, 0),
    rivals: options.isDemo === true ? published : published.filter(({ isDemo }) => !isDemo),
  };
};

/** The weeks that the files are published as already; none where loading them would change something. */
const weeksLoaded = async (run: Run): Promise<readonly Week[]> => {
  if (run.check === true || run.rivals.length === 0) return [];
  const onRead = counting('hashing', run.size, run.onProgress);
  const hashes: string[] = [];
  for (const file of run.feedFiles) hashes.push(await hashOf(file, onRead));
  const content = contentOf(hashes);
  if (!(await isLoaded(run.analytics, content, run.rivals))) return [];
  return publishedFrom(content, run.rivals).map(({ year, weekNumber }) => ({ year, weekNumber }));
};

/**
 * Reads feed files and publishes their weeks: all of them in one step, or none. Throws FeedFailure, which
 * has the exit code, where the call, the data, the files or another ingest stand against it; whatever is
 * thrown, the weeks are as they were.
 */
export const ingest = async (options: IngestOptions): Promise<IngestSummary> => {
  using _ = holdFeed(options.dataDir);
  const run = await begin(options);
  await createTables(run.analytics);
  await sweep(run.analytics, run.store, run.readersGone);
  const loaded = await weeksLoaded(run);
  if (loaded.length > 0) return { outcome: 'already loaded', weeks: loaded };
  try {
    return await loadFiles(run);
  } catch (error) {
    // What cannot be removed now is removed by the next ingest or start; the failure is what matters.
    await sweep(run.analytics, run.store).catch(() => undefined);
    throw error;
  }
};
