import type { Analytics } from '../analytics.ts';
import { reportTables } from '../schema/tables.ts';
import { isTrue } from './files-intact.ts';
import { hasNoVersion, parseManifest, type RecordedSnapshot } from './manifest.ts';
import { baseTables, hasCurrentTable, SCHEMA_VERSION } from '../schema/table-versions.ts';
import { readSnapshotStates, type SnapshotState } from './snapshot-log.ts';
import { findDamagedSnapshots } from './verify-snapshots.ts';
import { isBound, type RecordedWeek } from './week-manifest.ts';

/** Whether another version built the snapshot, into tables other than those that reports now read. */
export const isOutdated = ({ manifest }: Pick<RecordedSnapshot, 'manifest'>): boolean => {
  const parsed = parseManifest(manifest);
  if (parsed === undefined) return hasNoVersion(manifest);
  return (
    parsed.version !== SCHEMA_VERSION || reportTables.some((table) => parsed.tables[table] === undefined)
  );
};

/** Whether an earlier version built the snapshot, with all tables from which this one can rebuild it. */
export const isUpgradable = ({ manifest }: Pick<RecordedSnapshot, 'manifest'>): boolean => {
  const parsed = parseManifest(manifest);
  if (parsed === undefined || parsed.version >= SCHEMA_VERSION) return false;
  return baseTables.every((table) => parsed.tables[table] !== undefined);
};

/** Lists the tables of a snapshot that reports can read: all if built by this version. */
export const listReadableTables = ({ manifest }: Pick<RecordedSnapshot, 'manifest'>): string[] => {
  const parsed = parseManifest(manifest);
  if (parsed === undefined) return [];
  return Object.keys(parsed.tables).filter((table) => hasCurrentTable(parsed.version, table));
};

/** Finds the snapshots whose digest in the engine's log, if any, differs from the app database's. */
const findContradicted = async (
  analytics: Analytics,
  weeks: readonly RecordedWeek[],
): Promise<ReadonlySet<number>> => {
  let states: SnapshotState[] = [];
  // An unreadable log contradicts nothing: reports do not need it.
  await isTrue(async () => {
    states = weeks.length > 0 ? await readSnapshotStates(analytics) : [];
    return true;
  });
  const digests = new Map(states.map(({ snapshot, digest }) => [snapshot, digest]));
  const contradicted = weeks.filter(({ snapshot, digest }) => (digests.get(snapshot) ?? digest) !== digest);
  return new Set(contradicted.map(({ snapshot }) => snapshot));
};

/**
 * Finds the snapshots that no report may read: damaged on disk (see `findDamagedSnapshots` for `depth`), not bound to
 * their week by manifest and log, or built by a version that cannot be upgraded. Their weeks must be ingested again.
 * For upgradable snapshots checks only the tables that reports read. Throws AnalyticsUnavailable.
 */
export const findUnreadableSnapshots = async (
  analytics: Analytics,
  weeks: readonly RecordedWeek[],
  depth: 'rows' | 'contents' = 'rows',
): Promise<number[]> => {
  const contradicted = await findContradicted(analytics, weeks);
  const isIntact = (week: RecordedWeek) =>
    (!isOutdated(week) || isUpgradable(week)) && isBound(week) && !contradicted.has(week.snapshot);
  const damaged = await findDamagedSnapshots(analytics, weeks.filter(isIntact), depth);
  return [...weeks.filter((week) => !isIntact(week)).map(({ snapshot }) => snapshot), ...damaged];
};
