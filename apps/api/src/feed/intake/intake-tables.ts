import type { Analytics } from '../../analytics/analytics.ts';
import { feedColumns } from '../rules/columns.ts';

/** Names of all feed columns. */
export const fieldNames: readonly string[] = feedColumns.map(({ name }) => name);

/** Names of the tables of an intake. */
export const intakeTables = 'feed_text, feed_key, feed_lookup';

/** Drops the tables of an intake. */
export const dropIntakeTables = (analytics: Analytics): Promise<void> =>
  analytics.command(`DROP TABLE IF EXISTS ${intakeTables} SYNC`);

/**
 * Creates the tables for one file: `feed_text` has the texts of the file's columns as they are, `feed_key` the distinct
 * ones of a kind, `feed_lookup` the values that they are replaced by.
 */
export const createIntakeTables = async (analytics: Analytics, fields: readonly string[]): Promise<void> => {
  await dropIntakeTables(analytics);
  const texts = fields.map((field) => `${field} String`).join(', ');
  await analytics.command(`CREATE TABLE feed_text (row UInt64, ${texts}) ENGINE = Log`);
  await analytics.command(
    'CREATE TABLE feed_key (number UInt64, text String, ids Array(UInt64)) ENGINE = Memory',
  );
  await analytics.command(
    `CREATE TABLE feed_lookup (kind String, text String, values Array(String)) ENGINE = Join(ANY, LEFT, kind, text)`,
  );
};
