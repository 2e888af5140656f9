import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { readRows } from '../read-rows.ts';
import { isTrue } from './files-intact.ts';
import { findExchangedFiles } from './file-hashes.ts';
import type { TableSums } from './manifest.ts';

/** One table of a snapshot as in the manifest, and the partition of its rows. */
export interface RecordedTable extends TableSums {
  snapshot: number;
  name: string;
  table: string;
  /** Id of the partition; `all` if the table stores one snapshot. */
  partition: string;
}

/**
 * Finds the tables of one snapshot whose rows are complete by the engine's list of parts: one query for all weeks.
 * The list does not distinguish masked rows, so tables with masked rows are excluded.
 */
const findCompleteByParts = async (
  analytics: Analytics,
  recorded: readonly RecordedTable[],
): Promise<Set<RecordedTable>> => {
  const found = await readRows(
    analytics,
    z.object({ table: z.string(), rows: z.number() }),
    `SELECT table, sum(rows) AS rows FROM system.parts
    WHERE active AND database = currentDatabase() AND table IN {tables:Array(String)}
    GROUP BY table HAVING max(has_lightweight_delete) = 0`,
    { tables: recorded.map(({ table }) => table) },
  );
  const rowsByTable = new Map(found.map(({ table, rows }) => [table, rows]));
  return new Set(recorded.filter(({ table, rows }) => rowsByTable.get(table) === rows));
};

/**
 * Finds the snapshots whose rows in a shared table are complete: one query, answered from the indexes of the parts.
 * The index range of a part must be its snapshot: a flipped byte in it hides the rows from reports.
 */
const findCompleteByIndex = async (
  analytics: Analytics,
  recorded: readonly RecordedTable[],
): Promise<Set<RecordedTable>> => {
  const found = await readRows(
    analytics,
    z.object({ partition: z.string(), least: z.number(), most: z.number(), rows: z.number() }),
    `SELECT _partition_id AS partition, min(snapshot) AS least, max(snapshot) AS most, count() AS rows
    FROM {table:Identifier} GROUP BY partition`,
    { table: recorded[0]?.table ?? '' },
    { optimize_use_projections: 1, optimize_use_implicit_projections: 1 },
  );
  const foundByPartition = new Map(found.map((one) => [one.partition, one]));
  return new Set(
    recorded.filter(({ partition, snapshot, rows }) => {
      const one = foundByPartition.get(partition);
      if (one === undefined) return rows === 0;
      return one.rows === rows && one.least === snapshot && one.most === snapshot;
    }),
  );
};

/** Whether a report finds all rows of the table. */
const hasRecordedRows = (analytics: Analytics, { table, snapshot, rows }: RecordedTable): Promise<boolean> =>
  isTrue(async () => {
    const [found] = await readRows(
      analytics,
      z.object({ rows: z.number() }),
      'SELECT count() AS rows FROM {table:Identifier} WHERE snapshot = {snapshot:UInt32}',
      { table, snapshot },
    );
    return found?.rows === rows;
  });

/**
 * Finds the tables with missing rows, or with other files than at publish. Counts rows wherever the engine's list of parts
 * or the indexes of a shared table do not prove completeness (a server may hide the list, and damage may make a query
 * fail).
 */
export const findIncomplete = async (
  analytics: Analytics,
  recorded: readonly RecordedTable[],
): Promise<RecordedTable[]> => {
  const complete = new Set<RecordedTable>();
  const isOfOne = ({ partition }: RecordedTable) => partition === 'all';
  const groups = Map.groupBy(recorded, (one) => (isOfOne(one) ? '' : one.table));
  for (const [table, group] of groups) {
    const find = table === '' ? findCompleteByParts : findCompleteByIndex;
    await isTrue(async () => {
      for (const one of await find(analytics, group)) complete.add(one);
      return true;
    });
  }
  const incomplete = await findExchangedFiles(analytics, recorded);
  for (const one of recorded.filter((table) => !incomplete.includes(table))) {
    if (!complete.has(one) && !(await hasRecordedRows(analytics, one))) incomplete.push(one);
  }
  return incomplete;
};
