import type { Analytics } from '../../analytics/analytics.ts';
import { listStoredSnapshots } from '../../analytics/schema/tables.ts';
import { listLoggedWeeks, listReserved } from '../../analytics/snapshot/snapshot-log.ts';
import type { RecordedWeek } from '../../analytics/snapshot/week-manifest.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import type { Queries } from '../../store/store.ts';
import { getRangeStart } from '../../analytics/snapshot/snapshot-range.ts';

const getKey = ({ year, weekNumber, snapshot }: RecordedWeek) => [year, weekNumber, snapshot].join(' ');

/**
 * Lists the weeks that the engine's log has as published and the app database does not point to, or points to from
 * another week; latest first.
 */
export const listUnknownWeeks = async (analytics: Analytics, store: Queries): Promise<RecordedWeek[]> => {
  const known = new Set((await listPublishedWeeks(store)).map(getKey));
  return (await listLoggedWeeks(analytics)).filter((week) => !known.has(getKey(week)));
};

/** Lists the stored snapshots that neither the log nor the app database has: leftovers of earlier versions. */
export const listUnrecordedSnapshots = async (analytics: Analytics, store: Queries): Promise<number[]> => {
  const known = new Set((await listPublishedWeeks(store)).map(({ snapshot }) => snapshot));
  const reserved = new Set(await listReserved(analytics));
  const stored = await listStoredSnapshots(analytics);
  return stored.filter((snapshot) => !known.has(snapshot) && !reserved.has(getRangeStart(snapshot)));
};
