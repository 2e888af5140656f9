import type { Analytics } from '../analytics.ts';

/** Tables that earlier versions created and this one does not use, and the view over one of them. */
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

const drop = async (analytics: Analytics, tables: readonly { name: string }[]): Promise<void> => {
  if (tables.length === 0) return;
  await analytics.command(`DROP TABLE IF EXISTS ${tables.map(({ name }) => name).join(', ')} SYNC`);
};

/**
 * Drops the tables that only earlier versions read. Drops only tables partitioned by snapshot (earlier: by load):
 * a shared database may have other tables of these names.
 */
export const dropEarlier = async (analytics: Analytics): Promise<void> => {
  const found = await analytics.rows<{ name: string }>(
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND name IN {tables:Array(String)}
    AND (partition_key IN ('load', 'snapshot') OR name = 'build_listed_product' AND engine = 'View')`,
    { tables: earlierTables },
  );
  await drop(analytics, found);
};

const columnsOf = (definition: string): string[] =>
  [...definition.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name);

/**
 * Drops the tables that an earlier version created under a current name with other columns. Their weeks are
 * outdated and not served, so no report reads them.
 */
export const dropOutdated = async (
  analytics: Analytics,
  definitions: Readonly<Record<string, string>>,
): Promise<void> => {
  const found = await analytics.rows<{ name: string; columns: string[] }>(
    `SELECT table AS name, arrayMap(x -> x.2, arraySort(groupArray((position, columns.name)))) AS columns
    FROM system.columns AS columns JOIN system.tables AS tables
      ON tables.database = columns.database AND tables.name = columns.table
    WHERE columns.database = currentDatabase() AND table IN {tables:Array(String)} AND partition_key IN ('load', 'snapshot')
    GROUP BY table`,
    { tables: Object.keys(definitions) },
  );
  await drop(
    analytics,
    found.filter(({ name, columns }) => columnsOf(definitions[name] ?? '').join() !== columns.join()),
  );
};
