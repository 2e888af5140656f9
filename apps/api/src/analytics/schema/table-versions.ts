/**
 * The schema version with which each report table last changed: its columns, or what a value means, as with a formula.
 * Raise it to one more than `SCHEMA_VERSION` with every such change. Published weeks of an earlier version are then
 * upgraded; until that is done they are read by the reports whose tables are all older than they.
 */
export const tableVersions = {
  week: 8,
  seller: 8,
  seller_offer: 8,
  category: 8,
  section: 9,
  product: 8,
  product_category: 8,
  brand: 8,
  brand_product: 8,
  index_reference: 8,
  entity_index: 8,
  product_text: 8,
} as const;

/** A table that reports read. */
export type ReportTable = keyof typeof tableVersions;

const versions: ReadonlyMap<string, number> = new Map(Object.entries(tableVersions));

/** Version of the report tables and of the manifest. */
export const SCHEMA_VERSION: number = Math.max(...versions.values());

/** Whether a snapshot of this schema version has the table as reports read it now. */
export const isTableOf = (version: number, table: string): boolean =>
  version === SCHEMA_VERSION ||
  (version < SCHEMA_VERSION && (versions.get(table) ?? SCHEMA_VERSION) <= version);

/**
 * The tables from which a week can be built again: products with their offers, their texts, and what is known of sellers
 * and categories. A release that takes a column from them has to read the earlier ones in `restage-offers.ts`.
 */
export const baseTables = [
  'product',
  'product_text',
  'seller',
  'category',
] as const satisfies readonly ReportTable[];
