import type { Analytics, Settings } from '../analytics.ts';
import { changedTexts } from './changed-texts.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { createProductTextTable } from '../schema/tables.ts';
import { areFilesIntact } from '../snapshot/files-intact.ts';

/** Parts that texts may lie in, for each is looked through for every list of products that stand far apart. */
const mostParts = 5;

/** Rows that may lie there without being seen, as a share of all. */
const mostUnseen = 0.2;

/** Whether both tables have the same columns and order, and keep them in the same way: files of others do not fit. */
const areAlike = async (analytics: Analytics, texts: readonly string[]): Promise<boolean> => {
  const [{ kinds } = { kinds: 0 }] = await analytics.rows<{ kinds: number }>(
    `WITH described AS (
      SELECT table, groupArray((name, type)) AS columns
      FROM (SELECT * FROM system.columns WHERE database = currentDatabase() ORDER BY table, position)
      GROUP BY table)
    SELECT uniqExact(engine_full, columns) AS kinds FROM system.tables JOIN described ON described.table = name
    WHERE database = currentDatabase() AND name IN {texts:Array(String)}`,
    { texts },
  );
  return kinds === 1;
};

/** Whether another snapshot's texts are there as this version keeps them, whole and in few parts. */
const canShare = async (analytics: Analytics, snapshot: number, other: number): Promise<boolean> => {
  const [{ parts } = { parts: 0 }] = await analytics.rows<{ parts: number }>(
    'SELECT count() AS parts FROM system.parts WHERE active AND database = currentDatabase() AND table = {texts:String}',
    { texts: productTextTable(other) },
  );
  if (parts === 0 || parts > mostParts) return false;
  const areLike = await areAlike(analytics, [snapshot, other].map(productTextTable));
  return areLike && (await areFilesIntact(analytics, other, 'product_text'));
};

/** Whether most of what lies there would be seen. */
const areMostKept = async (analytics: Analytics, snapshot: number, other: number): Promise<boolean> => {
  const [{ kept, all } = { kept: 0, all: 0 }] = await analytics.rows<{ kept: number; all: number }>(
    `SELECT
      (SELECT count() FROM {other:Identifier}) - (SELECT count() FROM staging_changed_text WHERE snapshot = {snapshot:UInt32}) AS kept,
      (SELECT sum(rows) FROM system.parts
        WHERE active AND database = currentDatabase() AND table = {texts:String}) AS all`,
    { snapshot, other: productTextTable(other), texts: productTextTable(other) },
  );
  return kept >= all * (1 - mostUnseen);
};

/**
 * Makes the table of a snapshot's product texts. Where most of them are what another snapshot says, it begins with that
 * one's files, as links: they are on the disk once, until the last table that has them is dropped, and neither snapshot
 * knows of the other. The rows that this snapshot does not say so are masked.
 */
export const createSharedProductTexts = async (
  analytics: Analytics,
  snapshot: number,
  other: number | undefined,
  settings: Settings,
): Promise<void> => {
  await createProductTextTable(analytics, snapshot);
  if (other === undefined || !(await canShare(analytics, snapshot, other))) return;
  await analytics.command(changedTexts, { snapshot, other: productTextTable(other) }, settings);
  if (!(await areMostKept(analytics, snapshot, other))) return;
  const [texts, others] = [productTextTable(snapshot), productTextTable(other)];
  await analytics.command(`ALTER TABLE ${texts} ATTACH PARTITION tuple() FROM ${others}`);
  await analytics.command(
    `DELETE FROM ${texts} WHERE product_id IN (SELECT product_id FROM staging_changed_text WHERE snapshot = ${snapshot})`,
    {},
    { lightweight_deletes_sync: 2 },
  );
};
