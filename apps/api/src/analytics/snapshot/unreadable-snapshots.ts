import type { Analytics } from '../analytics.ts';
import { reportTables } from '../schema/tables.ts';
import { parseManifest, type RecordedSnapshot } from './manifest.ts';
import { findDamagedSnapshots } from './verify-snapshots.ts';

/** Whether an earlier version built the snapshot, into other tables than reports read now. */
export const isOutdated = ({ manifest }: Pick<RecordedSnapshot, 'manifest'>): boolean => {
  const tables = parseManifest(manifest)?.tables;
  return reportTables.some((table) => tables?.[table] === undefined);
};

/**
 * Finds the snapshots that no report can read: damaged on the disk (see `findDamagedSnapshots` for `depth`), or
 * built by an earlier version. Their weeks have to be ingested again. Throws AnalyticsUnavailable.
 */
export const findUnreadableSnapshots = async (
  analytics: Analytics,
  weeks: readonly RecordedSnapshot[],
  depth: 'rows' | 'contents' = 'rows',
): Promise<number[]> => {
  const current = weeks.filter((week) => !isOutdated(week));
  const damaged = await findDamagedSnapshots(analytics, current, depth);
  return [...weeks.filter(isOutdated).map(({ snapshot }) => snapshot), ...damaged];
};
