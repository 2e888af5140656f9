import type { Analytics } from '../../analytics/analytics.ts';
import { findUnreadableSnapshots } from '../../analytics/snapshot/unreadable-snapshots.ts';
import { ContractError } from '@vitrina/contract/serving';
import type { PublishedWeek } from '../../store/published-week-reader.ts';
import type { Store } from '../../store/store.ts';
import { type PublishedWeekRecord, listPublishedWeeks } from '../../store/published-weeks.ts';

/** The published weeks that requests can read: those whose tables are intact and of this version. */
export interface ServedWeeks {
  /** Whether the demo market is being made; health reports it. */
  isMakingDemo: boolean;
  /** Lists the served weeks, latest first. */
  list(): Promise<PublishedWeekRecord[]>;
  /** Finds a week; undefined when it is not published. Throws ContractError INTERNAL_SERVER_ERROR when it is damaged. */
  find(year: number, weekNumber: number): PublishedWeek | undefined;
  /** Lists the published weeks that are not served, latest first. */
  listDamaged(): Promise<PublishedWeekRecord[]>;
  /**
   * Compares each published week with its manifest, stops serving those that differ and returns them. `rows`
   * takes milliseconds, `contents` about a second a gigabyte.
   */
  verify(depth: 'rows' | 'contents'): Promise<PublishedWeekRecord[]>;
}

/** Reads the published weeks from the app database at each call, since another process may publish. */
export function openServedWeeks(store: Store, analytics: Analytics): ServedWeeks {
  let findDamagedSnapshots: ReadonlySet<number> = new Set();
  const isDamaged = ({ snapshot }: PublishedWeek) => findDamagedSnapshots.has(snapshot);
  return {
    isMakingDemo: false,
    list: async () => (await listPublishedWeeks(store)).filter((week) => !isDamaged(week)),
    find(year, weekNumber) {
      const week = store.readPublishedWeek(year, weekNumber);
      if (!week || !isDamaged(week)) return week;
      const cause = new Error(
        `Week ${year}-${weekNumber} (snapshot ${week.snapshot}) is damaged, or of an earlier version`,
      );
      throw new ContractError('INTERNAL_SERVER_ERROR', { cause });
    },
    listDamaged: async () => (await listPublishedWeeks(store)).filter(isDamaged),
    async verify(depth) {
      const weeks = await listPublishedWeeks(store);
      findDamagedSnapshots = new Set(await findUnreadableSnapshots(analytics, weeks, depth));
      return this.listDamaged();
    },
  };
}
