import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { onEachServer } from '../servers/each-server.ts';
import { readRows } from '../read-rows.ts';
import type { Sql } from '../report/sql.ts';

/** Tables of earlier versions that this one does not use, and the view over one of them. */
const earlierTables: readonly string[] = [
  'offer',
  'seller_category',
  'seller_brand',
  'seller_product',
  'category_seller',
  'category_brand',
  'category_product',
  'brand_category',
  'brand_seller',
  'product_text',
  'build_product',
  'build_product_text',
  'build_category_seller',
  'build_category_brand',
  'build_brand_seller',
  'build_listed_product',
  'build_offer',
  'build_card',
  'build_gone',
  'build_seller',
  'build_title',
  'build_week',
  'build_concentration',
  'build_entity',
  'build_index',
  'build_seller_in_category',
  'build_seller_of_brand',
  'build_brand_in_category',
  'build_leader',
];

/** Regular expression of the names of tables set aside; its group is the original name. */
export const SET_ASIDE = '^outdated_([a-z_]+)_[0-9]+$';

const drop = async (analytics: Analytics, tables: readonly { name: string }[]): Promise<void> => {
  if (tables.length === 0) return;
  await analytics.command(`DROP TABLE IF EXISTS ${tables.map(({ name }) => name).join(', ')} SYNC`);
};

/**
 * Drops the empty tables that only earlier versions read, and only if partitioned by snapshot (earlier: by load): a
 * shared database may have other tables of these names.
 */
export const dropEarlier = async (analytics: Analytics): Promise<void> => {
  const found = await readRows(
    analytics,
    z.object({ name: z.string() }),
    `SELECT name FROM system.tables WHERE database = currentDatabase()
    AND (name IN {tables:Array(String)} OR match(name, {setAside:String}))
    AND (partition_key IN ('load', 'snapshot') AND total_rows = 0 OR name = 'build_listed_product' AND engine = 'View')`,
    { tables: earlierTables, setAside: SET_ASIDE },
  );
  await drop(analytics, found);
};

const readColumns = (definition: string): string[] =>
  [...definition.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name);

/** A table with rows of an earlier version, unread by this one. */
export interface EarlierTable {
  name: string;
  /** Snapshots of its rows. */
  snapshots: number[];
}

const earlierTable: z.ZodMiniType<EarlierTable> = z.object({
  name: z.string(),
  snapshots: z.array(z.number()),
});

const listOnServer = (analytics: Analytics): Promise<EarlierTable[]> =>
  readRows(
    analytics,
    earlierTable,
    `SELECT table AS name, groupUniqArray(toUInt32OrZero(partition)) AS snapshots FROM system.parts
    WHERE active AND database = currentDatabase() AND table IN (
      SELECT name FROM system.tables WHERE database = currentDatabase() AND (partition_key IN ('load', 'snapshot') AND name IN {tables:Array(String)}
          OR match(name, {setAside:String})))
    GROUP BY table ORDER BY table`,
    { tables: earlierTables, setAside: SET_ASIDE },
  );

/** Lists the tables with rows of an earlier version, and those set aside. */
export const listEarlierTables = async (analytics: Analytics): Promise<EarlierTable[]> => {
  const found = (await onEachServer(analytics, listOnServer)).flat();
  const byName = Map.groupBy(found, ({ name }) => name);
  return [...byName].map(([name, tables]) => ({
    name,
    snapshots: [...new Set(tables.flatMap(({ snapshots }) => snapshots))],
  }));
};

/** Drops tables of `listEarlierTables`. */
export const dropListedTables = async (
  analytics: Analytics,
  tables: readonly { name: string }[],
): Promise<void> => {
  await onEachServer(analytics, (server) => drop(server, tables));
};

/** Definitions of the build tables and of the report tables, by name. */
type Definitions = Readonly<Record<'builds' | 'reports', Readonly<Record<string, Sql>>>>;

/** Finds the tables under current names, and whether their columns are those of this version. */
const findTables = async (analytics: Analytics, { builds, reports }: Definitions) => {
  const definitions: Readonly<Record<string, Sql>> = { ...builds, ...reports };
  const found = await readRows(
    analytics,
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() }),
    `SELECT table AS name, arrayMap(x -> x.2, arraySort(groupArray((position, columns.name)))) AS columns,
      toUInt32(any(total_rows) > 0) AS rows
    FROM system.columns AS columns JOIN system.tables AS tables
      ON tables.database = columns.database AND tables.name = columns.table
    WHERE columns.database = currentDatabase() AND table IN {tables:Array(String)}
      AND (partition_key IN ('load', 'snapshot') OR {isOwn:Bool})
    GROUP BY table`,
    { tables: Object.keys(definitions), isOwn: analytics.isOwn },
  );
  return found.map(({ name, columns, rows }) => ({
    name,
    rows,
    isCurrent: readColumns(definitions[name]?.text ?? '').join() === columns.join(),
  }));
};

/** Lists the names of the tables with the columns of this version. */
export const listCurrentTables = async (analytics: Analytics, definitions: Definitions): Promise<string[]> =>
  (await findTables(analytics, definitions)).filter(({ isCurrent }) => isCurrent).map(({ name }) => name);

/**
 * Removes the tables that an earlier version created under a current name with other columns: drops empty ones and
 * build tables, renames one with rows of weeks to `outdated_<name>_<number>`. No report reads them. In our own engine
 * the same applies to tables not partitioned by snapshot: their definitions were exchanged. Returns the names of the
 * tables that stay.
 */
export const setOutdatedAside = async (
  analytics: Analytics,
  definitions: Definitions,
  number: number,
): Promise<string[]> => {
  const { reports } = definitions;
  const found = await findTables(analytics, definitions);
  const outdated = found.filter(({ isCurrent }) => !isCurrent);
  const isWeeks = ({ name, rows }: { name: string; rows: number }) => rows > 0 && name in reports;
  await drop(
    analytics,
    outdated.filter((table) => !isWeeks(table)),
  );
  const names = outdated.filter(isWeeks).map(({ name }) => `${name} TO outdated_${name}_${number}`);
  if (names.length > 0) await analytics.command(`RENAME TABLE ${names.join(', ')}`);
  return found.filter(({ isCurrent }) => isCurrent).map(({ name }) => name);
};
