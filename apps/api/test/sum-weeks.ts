import * as z from 'zod/mini';
import type { Analytics } from '../src/analytics/analytics.ts';
import { readRows } from '../src/analytics/read-rows.ts';
import { reportTables } from '../src/analytics/schema/tables.ts';
import { locateRows } from '../src/analytics/snapshot/product-text-table.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { listPublishedWeeks } from '../src/store/published-weeks.ts';
import type { Store } from '../src/store/store.ts';

const line = z.object({ name: z.string(), rows: z.number(), checksum: z.string() });

/**
 * Sums every value of every report table of the published weeks, except the snapshot's id: a rebuilt week has the
 * same sums, so that all its reports are the same.
 */
export const sumWeeks = async (analytics: Analytics, store: Store): Promise<object[]> => {
  const weeks = await listPublishedWeeks(store);
  const sums = weeks.flatMap((week) =>
    reportTables.map(
      (table) => `SELECT '${formatWeek(week)} ${table}' AS name, count() AS rows,
        toString(sum(cityHash64(tuple(* EXCEPT snapshot)))) AS checksum
      FROM ${locateRows(week.snapshot, table).table} WHERE snapshot = ${week.snapshot}`,
    ),
  );
  return readRows(analytics, line, `SELECT * FROM (${sums.join(' UNION ALL ')}) ORDER BY name`);
};
