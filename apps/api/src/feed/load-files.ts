import { dropWorkings } from '../analytics/schema.ts';
import { publish, type PublishedWeek } from '../store/weeks.ts';
import { buildWeek, type LoadedWeek, loadWeek } from './build-weeks.ts';
import { contentHash, isLoaded } from './content-hash.ts';
import { FeedFailure } from './failure.ts';
import { areTooMany } from './max-rejects.ts';
import { nextCommand } from './loads.ts';
import { type WeekFound, type WeekLoad, weeksOf } from './offers.ts';
import { sweep } from './orphans.ts';
import { counting } from './progress.ts';
import type { Run } from './run.ts';
import { keepRejects, type Staged, stageFiles } from './staging.ts';
import { isSameWeek, nearestWeek, type Week, weekName } from './week.ts';

/** What came of files that were read. */
export interface LoadedFiles {
  outcome: 'published' | 'checked';
  /** The weeks of the files, earliest first. */
  weeks: readonly WeekFound[];
  /** read = loaded + rejected + duplicates. */
  rows: { read: number; loaded: number; rejected: number; duplicates: number };
  /** Path of the file that has the refused rows. */
  rejects: string | undefined;
}

const refusePublished = async (run: Run, weeks: readonly Week[], content: string): Promise<void> => {
  if (run.replace === true || (await isLoaded(run.analytics, content, run.rivals))) return;
  const taken = weeks.filter((week) => run.rivals.some((rival) => isSameWeek(rival, week)));
  if (taken.length === 0) return;
  throw new FeedFailure(
    'data',
    `Published already: ${taken.map(weekName).join(', ')}. Give --replace to replace whole weeks; nothing is published`,
  );
};

const loadWeeks = async (run: Run, weeks: readonly WeekLoad[]): Promise<LoadedWeek[]> => {
  const onChecked = counting('checking', weeks.length, run.onProgress);
  const loaded: LoadedWeek[] = [];
  for (const week of weeks) {
    loaded.push(await loadWeek(run.analytics, run.feedFiles, week));
    onChecked(1);
  }
  return loaded;
};

const publishWeeks = async (run: Run, weeks: readonly LoadedWeek[], content: string): Promise<void> => {
  const onBuilt = counting('building', weeks.length, run.onProgress);
  const isDemo = run.isDemo ?? false;
  const hash = contentHash(content, weeks.length);
  const built: Omit<PublishedWeek, 'publishedAt'>[] = [];
  for (const { year, weekNumber, load } of weeks) {
    const near = nearestWeek([...run.rivals, ...built], { year, weekNumber });
    const manifest = await buildWeek(run.analytics, load, near?.load);
    built.push({ year, weekNumber, load, isDemo, contentHash: hash, manifest });
    onBuilt(1);
  }
  await dropWorkings(
    run.analytics,
    built.map(({ load }) => load),
  );
  const publishedAt = run.now().toISOString();
  await publish(
    run.store,
    built.map((week) => ({ ...week, publishedAt })),
    { removeDemo: !isDemo },
  );
  const onRemoved = counting('removing', 1, run.onProgress);
  await sweep(run.analytics, run.store, run.readersGone);
  onRemoved(1);
};

const account = (staged: Staged, weeks: readonly LoadedWeek[]): LoadedFiles['rows'] => {
  const loaded = weeks.reduce((sum, { offers }) => sum + offers, 0);
  const duplicates = weeks.reduce((sum, week) => sum + week.duplicates, 0);
  const { read, rejected } = staged;
  if (read !== loaded + rejected + duplicates) {
    throw new Error(`Of ${read} rows ${loaded} were loaded, ${rejected} refused and ${duplicates} repeated`);
  }
  return { read, loaded, rejected, duplicates };
};

const asFound = ({ year, weekNumber, offers, sellers, revenue }: WeekFound): WeekFound => ({
  year,
  weekNumber,
  offers,
  sellers,
  revenue,
});

/** Reads, checks, loads and publishes the files of a run; the rows and loads that it leaves are swept later. */
export const loadFiles = async (run: Run): Promise<LoadedFiles> => {
  const firstLoad = await nextCommand(run.store);
  const read = await stageFiles(run.analytics, run.feedFiles, run.size, firstLoad, run.onProgress);
  const limit = areTooMany(run.maxRejects ?? '0.1%');
  const staged = await keepRejects(run.analytics, run.feedFiles, read, run.dataDir, limit);
  const weeks = await weeksOf(run.analytics, firstLoad);
  await refusePublished(run, weeks, staged.content);
  const loaded = await loadWeeks(run, weeks);
  const rows = account(staged, loaded);
  if (run.check === true) await sweep(run.analytics, run.store);
  else await publishWeeks(run, loaded, staged.content);
  const outcome = run.check === true ? 'checked' : 'published';
  return { outcome, weeks: loaded.map(asFound), rows, rejects: staged.rejects };
};
