import type { Analytics } from '../../analytics/analytics.ts';
import { awaitReplicas } from '../../analytics/servers/await-replicas.ts';
import { pinToReplica } from '../../analytics/servers/route-calls.ts';
import { buildSnapshot, modestPace } from '../../analytics/build/build-snapshot.ts';
import { DamagedBase, restageOffers } from '../../analytics/build/restage-offers.ts';
import { baseTables } from '../../analytics/schema/table-versions.ts';
import { dropSnapshots, dropStagingRows } from '../../analytics/schema/tables.ts';
import { type Manifest, parseManifest } from '../../analytics/snapshot/manifest.ts';
import { appendToLog } from '../../analytics/snapshot/snapshot-log.ts';
import { readDaysCount, sealManifest } from '../../analytics/snapshot/week-manifest.ts';
import { moveWeek, type PublishedWeekRecord } from '../../store/published-weeks.ts';
import type { Queries } from '../../store/store.ts';
import type { WeeksLock } from '../../store/weeks-lock.ts';
import { reserveSnapshots } from '../staging/snapshot-ids.ts';

/** Sources of an upgrade. The caller holds the lock of the weeks, so that no ingest runs. */
export interface UpgradeSources {
  analytics: Analytics;
  store: Queries;
  /** Installation id of the app database and the engine's database. */
  installation: string;
  lock: WeeksLock;
}

/** Throws DamagedBase unless a built snapshot has as many products, sellers and categories as its source. */
const checkSameRows = (before: PublishedWeekRecord, built: Manifest): void => {
  const recorded = parseManifest(before.manifest)?.tables;
  const differing = baseTables.find((name) => recorded?.[name]?.rows !== built.tables[name]?.rows);
  if (differing !== undefined) throw new DamagedBase(`its table ${differing} cannot be built again`);
};

/** Builds a snapshot from another one. Drops an incomplete snapshot at once, since the disk may be full. */
const rebuild = async (analytics: Analytics, before: PublishedWeekRecord, snapshot: number) => {
  try {
    await restageOffers(analytics, before, snapshot, modestPace.settings);
    const built = await buildSnapshot(analytics, snapshot, before.snapshot, modestPace);
    checkSameRows(before, built);
    return built;
  } catch (error) {
    // If the engine does not respond, the next sweep drops it.
    await dropSnapshots(analytics, [snapshot]).catch(() => undefined);
    throw error;
  }
};

/**
 * Builds a published week of an earlier version again from its own tables into a new snapshot, and then points the week
 * to it; the time of publication stays. Returns false, and changes nothing, if the week was replaced meanwhile. The
 * next sweep drops the old snapshot and the leftovers of an upgrade that was killed. Throws DamagedBase, and the errors
 * of engine and app database.
 */
export const upgradeWeek = async (
  { analytics, store, installation, lock }: UpgradeSources,
  before: PublishedWeekRecord,
): Promise<boolean> => {
  const snapshot = await reserveSnapshots(analytics, installation, before.snapshot);
  const built = await rebuild(await pinToReplica(analytics, snapshot), before, snapshot);
  await dropStagingRows(analytics, [snapshot]);
  const { year, weekNumber, isDemo, contentHash, publishedAt } = before;
  const week = { year, weekNumber, snapshot, isDemo, contentHash, publishedAt };
  const daysCount = readDaysCount(before.manifest);
  const after = { ...week, ...sealManifest({ ...built, ...week, daysCount, installation }) };
  await awaitReplicas(analytics, [after]);
  await appendToLog(analytics, 'prepared', installation, [after]);
  if (!(await moveWeek(store, before, after, lock))) return false;
  await appendToLog(analytics, 'published', installation, [after]);
  return true;
};
