/**
 * Schema version with which each report table last changed, in its columns or the meaning of a value, as by a
 * formula. With every such change raise it to one more than `SCHEMA_VERSION`. Published weeks of an earlier version
 * are then upgraded; meanwhile only reports whose tables are all older read them.
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

/** Whether a snapshot of this schema version has the table as reports now read it. */
export const hasCurrentTable = (version: number, table: string): boolean =>
  version === SCHEMA_VERSION ||
  (version < SCHEMA_VERSION && (versions.get(table) ?? SCHEMA_VERSION) <= version);

/**
 * Tables from which a week can be rebuilt: products with their offers, their texts, sellers and categories. A release
 * that drops a column of them must still read the earlier ones in `restage-offers.ts`.
 */
export const baseTables = [
  'product',
  'product_text',
  'seller',
  'category',
] as const satisfies readonly ReportTable[];
