import { buildSnapshot } from '../../analytics/build/build-snapshot.ts';
import { dropStagingRows } from '../../analytics/schema/tables.ts';
import { publishWeeks, type PublishedWeekRecord } from '../../store/published-weeks.ts';
import { type CheckedWeek, checkWeek } from './build-weeks.ts';
import { publishedContentHash, isLoaded } from './content-hash.ts';
import { FeedError } from '../feed-error.ts';
import { parseMaxRejects } from '../staging/max-rejects.ts';
import { nextCommand } from '../staging/snapshot-ids.ts';
import { type WeekTotals, type StagedWeek, findStagedWeeks } from '../staging/staged-offers.ts';
import { dropOrphanedData } from './drop-orphans.ts';
import { createProgressCounter } from '../progress.ts';
import type { IngestRun } from '../ingest-run.ts';
import { checkRejects, type StagedFiles, stageFiles } from '../staging/stage-files.ts';
import { isSameWeek, findNearestWeek, type Week, formatWeek } from '../week.ts';

/** Result of files that were read. */
export interface PublishedFiles {
  outcome: 'published' | 'checked';
  /** The weeks of the files, earliest first. */
  weeks: readonly WeekTotals[];
  /** read = loaded + rejected + duplicates. */
  rows: { read: number; loaded: number; rejected: number; duplicates: number };
  /** Path of the rejects file; undefined without rejects. */
  rejects: string | undefined;
}

const checkNotPublished = async (run: IngestRun, weeks: readonly Week[], content: string): Promise<void> => {
  if (run.replace === true || (await isLoaded(run.analytics, content, run.publishedWeeks))) return;
  const conflicts = weeks.filter((week) =>
    run.publishedWeeks.some((published) => isSameWeek(published, week)),
  );
  if (conflicts.length === 0) return;
  throw new FeedError(
    'data',
    `Published already: ${conflicts.map(formatWeek).join(', ')}. Give --replace to replace whole weeks; nothing is published`,
  );
};

const checkWeeks = async (run: IngestRun, weeks: readonly StagedWeek[]): Promise<CheckedWeek[]> => {
  const onChecked = createProgressCounter('checking', weeks.length, run.onProgress);
  const checked: CheckedWeek[] = [];
  for (const week of weeks) {
    checked.push(await checkWeek(run.analytics, run.feedFiles, week));
    onChecked(1);
  }
  return checked;
};

const buildAndPublishWeeks = async (
  run: IngestRun,
  weeks: readonly CheckedWeek[],
  content: string,
): Promise<void> => {
  const onBuilt = createProgressCounter('building', weeks.length, run.onProgress);
  const isDemo = run.isDemo ?? false;
  const hash = publishedContentHash(content, weeks.length);
  const built: Omit<PublishedWeekRecord, 'publishedAt'>[] = [];
  for (const { year, weekNumber, snapshot } of weeks) {
    const nearest = findNearestWeek([...run.publishedWeeks, ...built], { year, weekNumber });
    const manifest = await buildSnapshot(run.analytics, snapshot, nearest?.snapshot);
    built.push({ year, weekNumber, snapshot, isDemo, contentHash: hash, manifest: JSON.stringify(manifest) });
    onBuilt(1);
  }
  await dropStagingRows(
    run.analytics,
    built.map(({ snapshot }) => snapshot),
  );
  const publishedAt = run.now().toISOString();
  await publishWeeks(
    run.store,
    built.map((week) => ({ ...week, publishedAt })),
    { removeDemo: !isDemo },
  );
  const onRemoved = createProgressCounter('removing', 1, run.onProgress);
  await dropOrphanedData(run.analytics, run.store, run.waitForReaders);
  onRemoved(1);
};

const countRows = (staged: StagedFiles, weeks: readonly CheckedWeek[]): PublishedFiles['rows'] => {
  const loaded = weeks.reduce((sum, { offers }) => sum + offers, 0);
  const duplicates = weeks.reduce((sum, week) => sum + week.duplicates, 0);
  const { read, rejected } = staged;
  if (read !== loaded + rejected + duplicates) {
    throw new Error(`Of ${read} rows ${loaded} were loaded, ${rejected} refused and ${duplicates} repeated`);
  }
  return { read, loaded, rejected, duplicates };
};

const toTotals = ({ year, weekNumber, offers, sellers, revenue }: WeekTotals): WeekTotals => ({
  year,
  weekNumber,
  offers,
  sellers,
  revenue,
});

/** Reads, checks and publishes the files of a run. After an error the caller drops what is left in the engine. */
export const publishFiles = async (run: IngestRun): Promise<PublishedFiles> => {
  const firstSnapshot = await nextCommand(run.store);
  const read = await stageFiles(run.analytics, run.feedFiles, run.totalBytes, firstSnapshot, run.onProgress);
  const isTooMany = parseMaxRejects(run.maxRejects ?? '0.1%');
  const staged = await checkRejects(run.analytics, run.feedFiles, read, run.dataDir, isTooMany);
  const weeks = await findStagedWeeks(run.analytics, firstSnapshot);
  await checkNotPublished(run, weeks, staged.content);
  const loaded = await checkWeeks(run, weeks);
  const rows = countRows(staged, loaded);
  if (run.check === true) await dropOrphanedData(run.analytics, run.store);
  else await buildAndPublishWeeks(run, loaded, staged.content);
  const outcome = run.check === true ? 'checked' : 'published';
  return { outcome, weeks: loaded.map(toTotals), rows, rejects: staged.rejects };
};
