import { checkLaterWeeks } from '../analytics/snapshot/later-weeks.ts';
import { createTables } from '../analytics/schema/tables.ts';
import { listPublishedWeeks, type PublishedWeekRecord } from '../store/published-weeks.ts';
import { archiveRun } from './publish/archive-files.ts';
import { hashContent, isLoaded, findWeeksWithContent } from './publish/content-hash.ts';
import { FeedError } from '../command/feed-error.ts';
import { checkPackedFile } from './formats/check-packed-file.ts';
import { type FeedFile, parseFeedFile } from './formats/feed-file.ts';
import { recogniseFile } from './intake/recognise-file.ts';
import { createUnpack } from './intake/unpack-file.ts';
import { lockFeed } from './feed-lock.ts';
import { type PublishedFiles, publishFiles } from './publish/publish-files.ts';
import { parseMaxRejects } from './staging/max-rejects.ts';
import { dropOrphanedData } from './publish/drop-orphans.ts';
import { claimInstallation } from '../installation/claim-installation.ts';
import { createProgressCounter } from '../command/progress.ts';
import type { IngestOptions, IngestRun } from './ingest-run.ts';
import { hashFile, readFileSize } from './formats/file-source.ts';
import type { Week } from '@vitrina/contract/iso-week';

/** Result of an ingest. */
export type IngestSummary = PublishedFiles | { outcome: 'already loaded'; weeks: readonly Week[] };

/** Existing files of a command with the formats of their names. */
interface CheckedFiles {
  feedFiles: readonly FeedFile[];
  totalBytes: number;
}

/** Checks the options and files that can be checked without the lock. Throws FeedError. */
const checkFiles = async (options: IngestOptions, resources: AsyncDisposableStack): Promise<CheckedFiles> => {
  if (options.files.length === 0) throw new FeedError('usage', 'No file was given');
  parseMaxRejects(options.maxRejects ?? '0.1%');
  const { folder, intake } = options;
  await Promise.all(options.files.map((path) => readFileSize({ path, folder })));
  const unpack = createUnpack(options.unpackDir ?? options.dataDir, resources);
  const feedFiles: FeedFile[] = [];
  for (const path of options.files) {
    feedFiles.push(intake ? await recogniseFile(path, folder, unpack) : { ...parseFeedFile(path), folder });
  }
  for (const file of feedFiles) await checkPackedFile(file, intake?.mapping);
  const sizes = await Promise.all(feedFiles.map(readFileSize));
  return { feedFiles, totalBytes: sizes.reduce((sum, size) => sum + size, 0) };
};

const startRun = async (
  options: IngestOptions,
  files: CheckedFiles,
  claimed: Pick<IngestRun, 'installation' | 'lock'>,
): Promise<IngestRun> => {
  const published = await listPublishedWeeks(options.store);
  return {
    onProgress: () => undefined,
    log: () => undefined,
    ...options,
    ...claimed,
    ...files,
    publishedWeeks: options.isDemo === true ? published : published.filter(({ isDemo }) => !isDemo),
  };
};

/** Returns the published weeks with the same content; none if the ingest would change any week. */
const findAlreadyLoaded = async (run: IngestRun): Promise<readonly PublishedWeekRecord[]> => {
  if (run.check === true || run.publishedWeeks.length === 0) return [];
  const onRead = createProgressCounter('hashing', run.totalBytes, run.onProgress);
  const hashes: string[] = [];
  for (const file of run.feedFiles) hashes.push(await hashFile(file, onRead));
  const content = hashContent(hashes);
  if (!(await isLoaded(run.analytics, content, run.publishedWeeks))) return [];
  return findWeeksWithContent(content, run.publishedWeeks);
};

/**
 * Reads feed files and publishes all their weeks in one step, or none. Throws FeedError with an exit code for errors of
 * usage, data and files, and while another ingest runs. The published weeks are unchanged after any error.
 */
export const ingest = async (options: IngestOptions): Promise<IngestSummary> => {
  await using resources = new AsyncDisposableStack();
  const files = await checkFiles(options, resources);
  await using lock = await lockFeed(options.store);
  checkLaterWeeks(await listPublishedWeeks(options.store));
  const installation = await claimInstallation(options.analytics, options.store);
  const run = await startRun(options, files, { installation, lock });
  await createTables(run.analytics);
  await dropOrphanedData(run);
  const alreadyLoaded = await findAlreadyLoaded(run);
  const [loaded] = alreadyLoaded;
  if (loaded) {
    await archiveRun(run, loaded.contentHash);
    const weeks = alreadyLoaded.map(({ year, weekNumber }) => ({ year, weekNumber }));
    return { outcome: 'already loaded', weeks };
  }
  try {
    return await publishFiles(run);
  } catch (error) {
    // The next ingest or start drops data that cannot be dropped now. The first error is reported.
    await dropOrphanedData(run).catch(() => undefined);
    throw error;
  }
};
