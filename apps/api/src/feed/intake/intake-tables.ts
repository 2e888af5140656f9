import type { Analytics } from '../../analytics/analytics.ts';
import { feedColumns } from '../rules/columns.ts';

/** Names of all feed columns. */
export const fieldNames: readonly string[] = feedColumns.map(({ name }) => name);

/** Types of the values that texts are looked up for: an id, or several texts. */
const lookupTypes = {
  week: 'Array(String)',
  seller: 'UInt32',
  product: 'UInt32',
  brand: 'UInt32',
  category: 'Array(String)',
} as const;
export type LookupKind = keyof typeof lookupTypes;

/** Names the table of the values that the texts of a kind are replaced by. */
export const nameLookupTable = (kind: LookupKind): string => `feed_lookup_${kind}`;

/** Names of the tables of an intake. */
export const intakeTables = [
  'feed_text',
  'feed_key',
  ...Object.keys(lookupTypes).map((kind) => nameLookupTable(kind as LookupKind)),
].join(', ');

/** Drops the tables of an intake. */
export const dropIntakeTables = (analytics: Analytics): Promise<void> =>
  analytics.command(`DROP TABLE IF EXISTS ${intakeTables} SYNC`);

/**
 * Creates the tables for one file: `feed_text` has the texts of the file's columns as they are, `feed_key` the distinct
 * ones of a kind, in their order, and `feed_lookup_…` the values that they are replaced by.
 */
export const createIntakeTables = async (analytics: Analytics, fields: readonly string[]): Promise<void> => {
  await dropIntakeTables(analytics);
  const texts = fields.map((field) => `${field} String`).join(', ');
  await analytics.command(`CREATE TABLE feed_text (row UInt64, ${texts}) ENGINE = Log`);
  await analytics.command(
    'CREATE TABLE feed_key (number UInt64, text String, ids Array(UInt64)) ENGINE = MergeTree ORDER BY number',
  );
  // One key a table: a hash of two texts takes twice as long.
  for (const [kind, type] of Object.entries(lookupTypes))
    await analytics.command(
      `CREATE TABLE ${nameLookupTable(kind as LookupKind)} (text String, value ${type}) ENGINE = Join(ANY, LEFT, text)`,
    );
};
