import type { Analytics } from '../analytics.ts';

/** Tables of loads that earlier versions had and this one has not, and the view over one of them. */
const gone: readonly string[] = [
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
];

const drop = async (analytics: Analytics, tables: readonly { name: string }[]): Promise<void> => {
  if (tables.length === 0) return;
  await analytics.command(`DROP TABLE IF EXISTS ${tables.map(({ name }) => name).join(', ')} SYNC`);
};

/**
 * Removes what only earlier versions read. Only tables of loads go: in a database of its owner's own another
 * table may have such a name.
 */
export const dropGone = async (analytics: Analytics): Promise<void> => {
  const found = await analytics.rows<{ name: string }>(
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND name IN {gone:Array(String)}
    AND (partition_key = 'load' OR name = 'build_listed_product' AND engine = 'View')`,
    { gone },
  );
  await drop(analytics, found);
};

const columnsOf = (definition: string): string[] =>
  [...definition.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name);

/**
 * Removes the tables that an earlier version made under a name of ours with other columns: nothing could be
 * written into them. Their weeks are not served any more, whether they are there or not.
 */
export const dropOutdated = async (
  analytics: Analytics,
  definitions: Readonly<Record<string, string>>,
): Promise<void> => {
  const found = await analytics.rows<{ name: string; columns: string[] }>(
    `SELECT table AS name, arrayMap(x -> x.2, arraySort(groupArray((position, columns.name)))) AS columns
    FROM system.columns AS columns JOIN system.tables AS tables
      ON tables.database = columns.database AND tables.name = columns.table
    WHERE columns.database = currentDatabase() AND table IN {ours:Array(String)} AND partition_key = 'load'
    GROUP BY table`,
    { ours: Object.keys(definitions) },
  );
  await drop(
    analytics,
    found.filter(({ name, columns }) => columnsOf(definitions[name] ?? '').join() !== columns.join()),
  );
};
