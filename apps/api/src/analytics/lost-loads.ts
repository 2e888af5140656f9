import type { Analytics } from './analytics.ts';
import { reportTables } from './schema.ts';
import { damagedLoads, type Manifest, type RecordedLoad } from './verify.ts';

/** Whether an earlier version built a load, into other tables than the reports are read from now. */
export const isOutdated = ({ manifest }: Pick<RecordedLoad, 'manifest'>): boolean => {
  const tables = Object.keys(JSON.parse(manifest) as Manifest);
  return reportTables.some((table) => !tables.includes(table));
};

/**
 * Loads whose reports cannot be read any more: damaged on the disk (as deep as `damagedLoads` looks), or
 * built by an earlier version. Their weeks have to be ingested again. Throws AnalyticsUnavailable.
 */
export const lostLoads = async (
  analytics: Analytics,
  weeks: readonly RecordedLoad[],
  depth: 'rows' | 'contents' = 'rows',
): Promise<number[]> => {
  const current = weeks.filter((week) => !isOutdated(week));
  const damaged = await damagedLoads(analytics, current, depth);
  return [...weeks.filter(isOutdated).map(({ load }) => load), ...damaged];
};
