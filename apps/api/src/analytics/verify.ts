import { ClickHouseError } from '@clickhouse/client';
import type { Analytics, Settings } from './analytics.ts';
import { AnalyticsUnavailable } from './errors.ts';
import { placeOf } from './place.ts';

/** What every table holds of one load: its rows, and a checksum over all their values in any order. */
export type Manifest = Readonly<Record<string, { readonly rows: number; readonly checksum: string }>>;

/** A load and the JSON of the manifest that was taken when it was published. */
export interface RecordedLoad {
  load: number;
  manifest: string;
}

/** What the manifest says of a load and one of its tables, and where that lies. */
interface Holding {
  load: number;
  name: string;
  table: string;
  partition: string;
  rows: number;
  checksum: string;
}

/** ErrorCodes.cpp: NOT_IMPLEMENTED. */
const notImplemented = '48';

/** Background work leaves the processors to the reports. */
const modest = { max_threads: 1 };

const contents = async (
  analytics: Analytics,
  load: number,
  tables: readonly string[],
  settings?: Settings,
): Promise<Manifest> => {
  const sums = tables.map(
    (table, index) =>
      `SELECT '${table}' AS name, count() AS rows, toString(sum(cityHash64(tuple(*)))) AS checksum
      FROM {table${index}:Identifier} WHERE load = {load:UInt32}`,
  );
  const names = Object.fromEntries(
    tables.map((table, index) => [`table${index}`, placeOf(load, table).table]),
  );
  const found = await analytics.rows<{ name: string; rows: number; checksum: string }>(
    sums.join(' UNION ALL '),
    { load, ...names },
    settings,
  );
  return Object.fromEntries(found.map(({ name, rows, checksum }) => [name, { rows, checksum }]));
};

/** Reads every value of the load in these tables and sums them up, for `damagedLoads` to compare with later. */
export const manifestOf = (
  analytics: Analytics,
  load: number,
  tables: readonly string[],
): Promise<Manifest> => contents(analytics, load, tables);

/** Answers a question about the stored data; an engine that cannot read it says no. */
const holds = async (question: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await question();
  } catch (error) {
    if (error instanceof AnalyticsUnavailable) throw error;
    return false;
  }
};

const countsAgree = async (analytics: Analytics, table: string, holdings: readonly Holding[]) => {
  const one = 'SELECT count() AS rows FROM {table:Identifier} WHERE load = {load';
  const sql = holdings.map((_, index) => `SELECT ${index} AS place, (${one}${index}:UInt32}) AS rows`);
  const loads = holdings.map(({ load }, index) => [`load${index}`, load]);
  const found = await analytics.rows<{ place: number; rows: number }>(sql.join(' UNION ALL '), {
    table,
    ...Object.fromEntries(loads),
  });
  return found.length === holdings.length && found.every(({ place, rows }) => holdings[place]?.rows === rows);
};

/**
 * Those whose rows are all in the engine's own list of parts: one question, however many weeks there are. It does
 * not tell the rows that are seen from those that are masked, so where some may be it says nothing.
 */
const listedWhole = async (analytics: Analytics, holdings: readonly Holding[]): Promise<Set<Holding>> => {
  const whole = new Set<Holding>();
  await holds(async () => {
    const found = await analytics.rows<{ name: string; rows: number }>(
      `SELECT concat(table, ' ', partition_id) AS name, sum(rows) AS rows FROM system.parts
      WHERE active AND database = currentDatabase() AND table IN {tables:Array(String)}
      GROUP BY name HAVING max(has_lightweight_delete) = 0`,
      { tables: [...new Set(holdings.map(({ table }) => table))] },
    );
    const rowsOf = new Map(found.map(({ name, rows }) => [name, rows]));
    for (const holding of holdings) {
      if (rowsOf.get(`${holding.table} ${holding.partition}`) === holding.rows) whole.add(holding);
    }
    return true;
  });
  return whole;
};

/**
 * Those whose rows are not all there. Where the list of parts does not say that they are (a server may keep them
 * elsewhere, or not show its list), they are counted, as the engine does from its indexes.
 */
const shortOfRows = async (analytics: Analytics, holdings: readonly Holding[]): Promise<Holding[]> => {
  const whole = await listedWhole(analytics, holdings);
  const doubtful = holdings.filter((holding) => !whole.has(holding));
  const short: Holding[] = [];
  for (const [table, group] of Map.groupBy(doubtful, (holding) => holding.table)) {
    if (await holds(() => countsAgree(analytics, table, group))) continue;
    for (const holding of group) {
      if (!(await holds(() => countsAgree(analytics, table, [holding])))) short.push(holding);
    }
  }
  return short;
};

/** The engine's own check of the files of a partition, which a table without files of its own does not have. */
const filesAreWell = async (analytics: Analytics, load: number, name: string) => {
  try {
    const { table, partition } = placeOf(load, name);
    const sql = `CHECK TABLE {table:Identifier} PARTITION ID '${partition}'`;
    const parts = await analytics.rows<{ is_passed: number }>(sql, { table }, modest);
    return parts.every(({ is_passed }) => is_passed === 1);
  } catch (error) {
    if (error instanceof ClickHouseError && error.code === notImplemented) return true;
    throw error;
  }
};

/** Whether the files of a load in a table are as they were written; where they cannot be read they are not. */
export const areFilesWell = (analytics: Analytics, load: number, table: string): Promise<boolean> =>
  holds(() => filesAreWell(analytics, load, table));

/** Those whose values are not what they were, by reading them all. */
const changedWithin = async (analytics: Analytics, holdings: readonly Holding[]): Promise<Holding[]> => {
  const changed: Holding[] = [];
  for (const holding of holdings) {
    const { load, name, rows, checksum } = holding;
    const isAsBefore = await holds(async () => {
      const found = (await contents(analytics, load, [name], modest))[name];
      if (found?.rows !== rows || found.checksum !== checksum) return false;
      return filesAreWell(analytics, load, name);
    });
    if (!isAsBefore) changed.push(holding);
  }
  return changed;
};

/**
 * Loads that are not what was published, in the order given. Damage on the disk shows in two ways:
 * - `rows` (milliseconds a load; before the first report): the engine drops a part whole, without a
 *   word, when one of its files is gone, cut short, swapped for one of another size, or when its
 *   description makes no sense; then rows are missing. A flipped byte inside the values passes here, but the
 *   engine checks every block that it reads: a report over it fails, it never shows a wrong number.
 * - `contents` (some seconds for each gigabyte; in the background): reads every value and checks every file.
 *   Finds flipped bytes, and files or parts swapped for others that are whole, but not this load's.
 * Throws AnalyticsUnavailable if the engine is down, for that is no damage.
 */
export const damagedLoads = async (
  analytics: Analytics,
  weeks: readonly RecordedLoad[],
  depth: 'rows' | 'contents' = 'rows',
): Promise<number[]> => {
  const holdings = weeks.flatMap(({ load, manifest }) =>
    Object.entries(JSON.parse(manifest) as Manifest).map(([name, sums]) => ({
      load,
      name,
      ...placeOf(load, name),
      ...sums,
    })),
  );
  const short = await shortOfRows(analytics, holdings);
  const bad = new Set(short.map(({ load }) => load));
  if (depth === 'contents') {
    const whole = holdings.filter(({ load }) => !bad.has(load));
    for (const { load } of await changedWithin(analytics, whole)) bad.add(load);
  }
  return weeks.map(({ load }) => load).filter((load) => bad.has(load));
};
