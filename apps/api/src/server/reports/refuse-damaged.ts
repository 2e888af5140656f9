import type { Analytics } from '../../analytics/analytics.ts';
import { findUnreadableSnapshots } from '../../analytics/snapshot/unreadable-snapshots.ts';
import type { PublishedWeek } from '../../store/published-week-reader.ts';
import type { ServedWeeks } from '../../served-weeks/served-weeks.ts';

/** A part of a shared table begins with its snapshot; a table of product texts ends with it. */
const SNAPSHOT = /\b(\d+)_\d+_\d+_\d+|\bproduct_text_(\d+)/g;

/** Finds the snapshots named in an error of the engine. */
const findNamedSnapshots = ({ message }: Error): ReadonlySet<number> =>
  new Set([...message.matchAll(SNAPSHOT)].map(([, part, texts]) => Number(part ?? texts)));

/** Finds the weeks that a failed read concerns: by its message, else by reading everything. */
async function findDamaged(analytics: Analytics, weeks: readonly PublishedWeek[], error: Error) {
  if (weeks.length === 1) return weeks;
  const named = findNamedSnapshots(error);
  const suspects = weeks.filter(({ snapshot }) => named.has(snapshot));
  if (suspects.length > 0) return suspects;
  const unreadable = new Set(await findUnreadableSnapshots(analytics, weeks, 'contents'));
  return weeks.filter(({ snapshot }) => unreadable.has(snapshot));
}

/** Stops serving the weeks of a report whose data could not be read, and no others; returns the error of the request. */
export async function refuseDamaged(
  { analytics, servedWeeks }: { analytics: Analytics; servedWeeks: ServedWeeks },
  weeks: readonly PublishedWeek[],
  error: Error,
): Promise<Error> {
  const damaged = await findDamaged(analytics, weeks, error);
  const [first = error] = damaged.map((week) => servedWeeks.refuse(week, error));
  return first;
}
