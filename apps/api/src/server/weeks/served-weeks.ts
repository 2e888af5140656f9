import type { Analytics } from '../../analytics/analytics.ts';
import { lostLoads } from '../../analytics/lost-loads.ts';
import { ContractError } from '../../reply.ts';
import type { PublishedWeek } from '../../store/published-week-reader.ts';
import type { Store } from '../../store/store.ts';
import { type PublishedWeekRecord, listPublishedWeeks } from '../../store/published-weeks.ts';

/** The published weeks as the calls may see them: a week whose tables are damaged, or of an earlier version, is not served. */
export interface ServedWeeks {
  /** The weeks that are served, latest first. */
  list(): Promise<PublishedWeekRecord[]>;
  /** Where a week is read from; undefined when it is not published. Throws ContractError INTERNAL_SERVER_ERROR when it is not served. */
  find(year: number, weekNumber: number): PublishedWeek | undefined;
  /** The published weeks that are not served, latest first. */
  listDamaged(): Promise<PublishedWeekRecord[]>;
  /**
   * Holds every published week against its manifest: what it finds decides what is served from then on,
   * and is returned. By `rows` in milliseconds, by `contents` in a second or so for each gigabyte.
   */
  verify(depth: 'rows' | 'contents'): Promise<PublishedWeekRecord[]>;
}

/** Reads the pointers of the app database anew for every question: another process may publish. */
export function openServedWeeks(store: Store, analytics: Analytics): ServedWeeks {
  let damagedNow: ReadonlySet<number> = new Set();
  const isDamaged = ({ load }: PublishedWeek) => damagedNow.has(load);
  return {
    list: async () => (await listPublishedWeeks(store)).filter((week) => !isDamaged(week)),
    find(year, weekNumber) {
      const week = store.readPublishedWeek(year, weekNumber);
      if (!week || !isDamaged(week)) return week;
      const cause = new Error(
        `Week ${year}-${weekNumber} (load ${week.load}) is damaged, or of an earlier version`,
      );
      throw new ContractError('INTERNAL_SERVER_ERROR', { cause });
    },
    listDamaged: async () => (await listPublishedWeeks(store)).filter(isDamaged),
    async verify(depth) {
      const weeks = await listPublishedWeeks(store);
      damagedNow = new Set(await lostLoads(analytics, weeks, depth));
      return this.listDamaged();
    },
  };
}
