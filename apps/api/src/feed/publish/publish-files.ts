import type { ImportReading } from '@vitrina/contract';
import { awaitReplicas } from '../../analytics/servers/await-replicas.ts';
import { pinToReplica } from '../../analytics/servers/route-calls.ts';
import { buildSnapshot } from '../../analytics/build/build-snapshot.ts';
import { dropStagingRows } from '../../analytics/schema/tables.ts';
import { appendToLog } from '../../analytics/snapshot/snapshot-log.ts';
import { sealManifest } from '../../analytics/snapshot/week-manifest.ts';
import { createForKinds, keyKinds, type OfKinds } from '../../store/week-tables.ts';
import { publishWeeks, type PublishedWeekRecord } from '../../store/published-weeks.ts';
import { archiveRun } from './archive-files.ts';
import { checkEnded } from './check-ended.ts';
import { type CheckedWeek, checkWeek } from './check-week.ts';
import { compareRows } from './compare-rows.ts';
import { compareWeeks, type WeekComparisons } from './compare-weeks.ts';
import { publishedContentHash, isLoaded } from './content-hash.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { Warning } from '../staging/find-warnings.ts';
import { parseMaxRejects } from '../staging/max-rejects.ts';
import type { RejectReason } from '../staging/reject-reasons.ts';
import { reserveSnapshots } from '../staging/snapshot-ids.ts';
import { type WeekTotals, type StagedWeek, findStagedWeeks } from '../staging/staged-offers.ts';
import { dropOrphanedData } from './drop-orphans.ts';
import { checkKept, removeOldWeeks } from './keep-weeks.ts';
import { listUnknownWeeks } from './unknown-weeks.ts';
import type { KeyRegistry } from '../keys/key-registry.ts';
import { learnWeeks } from '../keys/learn-weeks.ts';
import { openKeyRegistry } from '../keys/open-key-registry.ts';
import { createProgressCounter } from '../../command/progress.ts';
import { countDays } from '../intake/describe-file.ts';
import type { IngestRun } from '../ingest-run.ts';
import { checkRejects, type StagedFiles, stageFiles } from '../staging/stage-files.ts';
import { isSameWeek, findNearestWeek, type Week, formatWeek } from '@vitrina/contract/iso-week';

/** Result of reading files. */
export interface PublishedFiles extends WeekComparisons {
  outcome: 'published' | 'checked';
  /** The weeks of the files, earliest first. */
  weeks: readonly WeekTotals[];
  /** read = loaded + rejected + duplicates. */
  rows: { read: number; loaded: number; rejected: number; duplicates: number };
  /** Path of the rejects file; undefined without rejects. */
  rejects: string | undefined;
  /** Reasons for rejected rows, most rows first. */
  reasons: readonly RejectReason[];
  /** How the files were read that are not in the feed's own form. */
  readings: readonly ImportReading[];
  /** Number of keys of each kind that got an id. */
  newIds: Readonly<OfKinds<number>>;
  /** Probable mistakes in the files. */
  warnings: readonly Warning[];
}

const checkNotUnknown = async (run: IngestRun, weeks: readonly Week[]): Promise<void> => {
  const unknown = await listUnknownWeeks(run.analytics, run.store);
  const conflicts = weeks.filter((week) => unknown.some((other) => isSameWeek(other, week)));
  if (conflicts.length === 0) return;
  throw new FeedError(
    'data',
    `The engine has weeks that the app database does not know: ${conflicts.map(formatWeek).join(', ')}. Run  pnpm recover  or  pnpm discard  first; nothing is published`,
  );
};

const checkNotPublished = async (run: IngestRun, weeks: readonly Week[], content: string): Promise<void> => {
  await checkNotUnknown(run, weeks);
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

/** Keys are read when the builds have ended: both take much memory. */
const buildAndPublishWeeks = async (
  run: IngestRun,
  weeks: readonly CheckedWeek[],
  { content, readings }: StagedFiles,
  registry: KeyRegistry,
): Promise<void> => {
  const onBuilt = createProgressCounter('building', weeks.length, run.onProgress);
  const isDemo = run.isDemo ?? false;
  const hash = publishedContentHash(content, weeks.length);
  const publishedAt = run.now().toISOString();
  const built: PublishedWeekRecord[] = [];
  for (const { year, weekNumber, snapshot } of weeks) {
    const nearest = findNearestWeek([...run.publishedWeeks, ...built], { year, weekNumber });
    const tables = await buildSnapshot(run.analytics, snapshot, nearest?.snapshot);
    const week = { year, weekNumber, snapshot, isDemo, contentHash: hash, publishedAt };
    const daysCount = countDays(readings, week);
    const sealed = sealManifest({ ...tables, ...week, daysCount, installation: run.installation });
    built.push({ ...week, ...sealed });
    onBuilt(1);
  }
  await learnWeeks(run, registry, weeks);
  await dropStagingRows(
    run.analytics,
    built.map(({ snapshot }) => snapshot),
  );
  await awaitReplicas(run.analytics, built, {
    onReplicated: createProgressCounter('replicating', built.length, run.onProgress),
  });
  await appendToLog(run.analytics, 'prepared', run.installation, built);
  const keys = isDemo ? {} : { keys: registry.added };
  await publishWeeks(run.store, built, { removeDemo: !isDemo, lock: run.lock, actor: run.actor, ...keys });
};

/** Confirms the published weeks in the engine's log and drops replaced snapshots. A later sweep repeats what fails. */
const finishPublishing = async (run: IngestRun, content: string): Promise<void> => {
  const onRemoved = createProgressCounter('removing', 1, run.onProgress);
  await archiveRun(run, content).catch((error: unknown) => {
    run.log(`The weeks are published; their files could not be archived (${String(error)})`);
  });
  try {
    await removeOldWeeks(run);
    await dropOrphanedData(run);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    run.log(`The weeks are published; what they replace is dropped at the next start or ingest (${reason})`);
  }
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

const countNewIds = ({ added: { keys } }: KeyRegistry): OfKinds<number> => {
  const counts = createForKinds(() => 0);
  for (const kind of keyKinds) counts[kind] = keys[kind].size;
  return counts;
};

const toTotals = ({ year, weekNumber, offers, sellers, revenue }: WeekTotals): WeekTotals => ({
  year,
  weekNumber,
  offers,
  sellers,
  revenue,
});

/** Reads, checks and publishes the files of a run. After an error the caller drops its leftovers in the engine. */
export const publishFiles = async (given: IngestRun): Promise<PublishedFiles> => {
  const firstSnapshot = await reserveSnapshots(given.analytics, given.installation);
  const run = { ...given, analytics: await pinToReplica(given.analytics, firstSnapshot) };
  const registry = await openKeyRegistry(run);
  const newestSnapshot = run.publishedWeeks[0]?.snapshot;
  const intake = run.intake && { ...run.intake, registry, newestSnapshot };
  const read = await stageFiles({ ...run, firstSnapshot, intake });
  const isTooMany = parseMaxRejects(run.maxRejects ?? '0.1%');
  const staged = await checkRejects(run.analytics, run.feedFiles, read, run.dataDir, isTooMany);
  const weeks = await findStagedWeeks(run.analytics, firstSnapshot);
  checkEnded(run, weeks);
  await checkNotPublished(run, weeks, staged.content);
  checkKept(run, weeks);
  const loaded = await checkWeeks(run, weeks);
  const rows = countRows(staged, loaded);
  const comparisons = await compareWeeks(run, loaded);
  const warnings = [...loaded.flatMap((week) => week.warnings), ...compareRows(loaded, run.publishedWeeks)];
  if (run.check === true) {
    await learnWeeks(run, registry, loaded);
    await dropOrphanedData({ ...run, log: () => undefined });
  } else {
    await buildAndPublishWeeks(run, loaded, staged, registry);
    await finishPublishing(run, staged.content);
  }
  const outcome = run.check === true ? 'checked' : 'published';
  const { rejects, reasons, readings } = staged;
  return {
    outcome,
    weeks: loaded.map(toTotals),
    rows,
    rejects,
    reasons,
    readings,
    newIds: countNewIds(registry),
    ...comparisons,
    warnings,
  };
};
