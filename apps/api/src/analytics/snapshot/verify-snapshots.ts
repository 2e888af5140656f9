import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { areFilesIntact, isTrue, MODEST_SETTINGS } from './files-intact.ts';
import { parseManifest, type RecordedSnapshot, sumTables, type TableSums } from './manifest.ts';
import { isTableOf } from '../schema/table-versions.ts';
import { storageOf } from './product-text-table.ts';
import { readRows } from '../read-rows.ts';

/** One table of a snapshot as the manifest describes it, and where its rows are stored. */
interface RecordedTable extends TableSums {
  snapshot: number;
  name: string;
  table: string;
  partition: string;
}

const haveRecordedRows = async (analytics: Analytics, table: string, recorded: readonly RecordedTable[]) => {
  const count = 'SELECT count() AS rows FROM {table:Identifier} WHERE snapshot = {snapshot';
  const sql = recorded.map((_, index) => `SELECT ${index} AS position, (${count}${index}:UInt32}) AS rows`);
  const snapshots = recorded.map(({ snapshot }, index) => [`snapshot${index}`, snapshot]);
  const found = await readRows(
    analytics,
    z.object({ position: z.number(), rows: z.number() }),
    sql.join(' UNION ALL '),
    {
      table,
      ...Object.fromEntries(snapshots),
    },
  );
  return (
    found.length === recorded.length && found.every(({ position, rows }) => recorded[position]?.rows === rows)
  );
};

/**
 * Finds the tables whose rows are complete by the engine's list of parts: one query for all weeks. The list does
 * not tell masked rows from visible ones, so tables with masked rows are left out.
 */
const findCompleteByParts = async (
  analytics: Analytics,
  recorded: readonly RecordedTable[],
): Promise<Set<RecordedTable>> => {
  const complete = new Set<RecordedTable>();
  await isTrue(async () => {
    const found = await readRows(
      analytics,
      z.object({ name: z.string(), rows: z.number() }),
      `SELECT concat(table, ' ', partition_id) AS name, sum(rows) AS rows FROM system.parts
      WHERE active AND database = currentDatabase() AND table IN {tables:Array(String)}
      GROUP BY name HAVING max(has_lightweight_delete) = 0`,
      { tables: [...new Set(recorded.map(({ table }) => table))] },
    );
    const rowsByName = new Map(found.map(({ name, rows }) => [name, rows]));
    for (const one of recorded) {
      if (rowsByName.get(`${one.table} ${one.partition}`) === one.rows) complete.add(one);
    }
    return true;
  });
  return complete;
};

/**
 * Finds the tables with missing rows. The list of parts has the rows of tables of one snapshot; where it is
 * missing (a server may hide it) the rows are counted. Rows of shared tables are always counted by snapshot, as the engine
 * does from its indexes: a flipped byte in a part's minmax index hides its rows from reports, not from the list.
 */
const findIncomplete = async (
  analytics: Analytics,
  recorded: readonly RecordedTable[],
): Promise<RecordedTable[]> => {
  const complete = await findCompleteByParts(
    analytics,
    recorded.filter(({ partition }) => partition === 'all'),
  );
  const uncertain = recorded.filter((one) => !complete.has(one));
  const incomplete: RecordedTable[] = [];
  for (const [table, group] of Map.groupBy(uncertain, (one) => one.table)) {
    if (await isTrue(() => haveRecordedRows(analytics, table, group))) continue;
    for (const one of group) {
      if (!(await isTrue(() => haveRecordedRows(analytics, table, [one])))) incomplete.push(one);
    }
  }
  return incomplete;
};

/** Whether the values of a table are those of its manifest; reads them all. */
const isUnchanged = (analytics: Analytics, { snapshot, name, rows, checksum }: RecordedTable) =>
  isTrue(async () => {
    const sums = (await sumTables(analytics, snapshot, [name], MODEST_SETTINGS))[name];
    if (sums?.rows !== rows || sums.checksum !== checksum) return false;
    return areFilesIntact(analytics, snapshot, name);
  });

/** Lists what a manifest records of the tables that reports read. */
const listRecordedTables = ({ snapshot, manifest }: RecordedSnapshot): RecordedTable[] => {
  const { version, tables } = parseManifest(manifest) ?? { version: 0, tables: {} };
  return Object.entries(tables)
    .filter(([name]) => isTableOf(version, name))
    .map(([name, sums]) => ({ snapshot, name, ...storageOf(snapshot, name), ...sums }));
};

/**
 * Finds the snapshots that differ from what was published, in the order given. Damage on the disk shows in two ways:
 * - `rows` (milliseconds a snapshot; before the first report): the engine silently drops a part when one of its
 *   files is missing, truncated, or replaced by one of another size, or when its metadata is invalid; then rows
 *   are missing. A flipped byte inside the values passes this check, but the engine verifies every block that it
 *   reads: a report over it fails and never shows a wrong number.
 * - `contents` (some seconds for each gigabyte; in the background): reads every value and checks every file.
 *   Finds flipped bytes, and files or parts replaced by intact ones of another snapshot.
 * Throws AnalyticsUnavailable if the engine is down, which is no damage.
 */
export const findDamagedSnapshots = async (
  analytics: Analytics,
  weeks: readonly RecordedSnapshot[],
  depth: 'rows' | 'contents' = 'rows',
): Promise<number[]> => {
  const recorded = weeks.flatMap(listRecordedTables);
  const incomplete = await findIncomplete(analytics, recorded);
  const damaged = new Set(incomplete.map(({ snapshot }) => snapshot));
  if (depth === 'contents') {
    for (const one of recorded.filter(({ snapshot }) => !damaged.has(snapshot))) {
      if (!(await isUnchanged(analytics, one))) damaged.add(one.snapshot);
    }
  }
  return weeks.map(({ snapshot }) => snapshot).filter((snapshot) => damaged.has(snapshot));
};
