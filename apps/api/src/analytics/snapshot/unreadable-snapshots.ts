import type { Analytics } from '../analytics.ts';
import { reportTables } from '../schema/tables.ts';
import { isTrue } from './files-intact.ts';
import { isOfOtherVersion, parseManifest, type RecordedSnapshot } from './manifest.ts';
import { readSnapshotStates, type SnapshotState } from './snapshot-log.ts';
import { findDamagedSnapshots } from './verify-snapshots.ts';
import { isBound, type RecordedWeek } from './week-manifest.ts';

/** Whether an earlier version built the snapshot, into other tables than reports read now. */
export const isOutdated = ({ manifest }: Pick<RecordedSnapshot, 'manifest'>): boolean => {
  const tables = parseManifest(manifest)?.tables;
  if (tables === undefined) return isOfOtherVersion(manifest);
  return reportTables.some((table) => tables[table] === undefined);
};

/** Finds the snapshots whose digest differs between the engine's log, where it has them, and the app database. */
const findContradicted = async (
  analytics: Analytics,
  weeks: readonly RecordedWeek[],
): Promise<ReadonlySet<number>> => {
  let states: SnapshotState[] = [];
  // A log that cannot be read contradicts nothing: reports do not need it.
  await isTrue(async () => {
    states = weeks.length > 0 ? await readSnapshotStates(analytics) : [];
    return true;
  });
  const digests = new Map(states.map(({ snapshot, digest }) => [snapshot, digest]));
  const contradicted = weeks.filter(({ snapshot, digest }) => (digests.get(snapshot) ?? digest) !== digest);
  return new Set(contradicted.map(({ snapshot }) => snapshot));
};

/**
 * Finds the snapshots that no report may read: damaged on the disk (see `findDamagedSnapshots` for `depth`), not bound
 * to their week by manifest and log, or built by an earlier version. Their weeks have to be ingested again. Throws
 * AnalyticsUnavailable.
 */
export const findUnreadableSnapshots = async (
  analytics: Analytics,
  weeks: readonly RecordedWeek[],
  depth: 'rows' | 'contents' = 'rows',
): Promise<number[]> => {
  const contradicted = await findContradicted(analytics, weeks);
  const isIntact = (week: RecordedWeek) =>
    !isOutdated(week) && isBound(week) && !contradicted.has(week.snapshot);
  const damaged = await findDamagedSnapshots(analytics, weeks.filter(isIntact), depth);
  return [...weeks.filter((week) => !isIntact(week)).map(({ snapshot }) => snapshot), ...damaged];
};
