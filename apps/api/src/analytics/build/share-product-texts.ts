import * as z from 'zod/mini';
import type { Analytics, Settings } from '../analytics.ts';
import { changedTexts } from './changed-texts.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { createProductTextTable } from '../schema/tables.ts';
import { areFilesIntact, isTrue } from '../snapshot/files-intact.ts';
import { readRows } from '../read-rows.ts';
import { isOnOneServer } from '../servers/shards.ts';

/** Maximum number of parts of a text table; each part is searched for every product list. */
const MAX_PARTS = 5;

/** Maximum share of masked rows in a text table. */
const MAX_MASKED_SHARE = 0.2;

/** Whether the tables have the same columns, order and engine settings; parts fit only such tables. */
const haveSameDefinition = async (analytics: Analytics, texts: readonly string[]): Promise<boolean> => {
  const [{ kinds } = { kinds: 0 }] = await readRows(
    analytics,
    z.object({ kinds: z.number() }),
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

/**
 * Whether a text table has each product once. With intact parts of other tables among its own it may have some twice,
 * which a comparison of texts does not show.
 */
const hasDistinctProducts = (analytics: Analytics, texts: string): Promise<boolean> =>
  isTrue(async () => {
    const [{ isDistinct } = { isDistinct: 0 }] = await readRows(
      analytics,
      z.object({ isDistinct: z.number() }),
      'SELECT count() = uniqExact(product_id) AS isDistinct FROM {texts:Identifier}',
      { texts },
    );
    return isDistinct === 1;
  });

/** Whether another snapshot's texts can be shared: undamaged, of this version, in few parts. */
const canShare = async (analytics: Analytics, snapshot: number, other: number): Promise<boolean> => {
  const [{ parts } = { parts: 0 }] = await readRows(
    analytics,
    z.object({ parts: z.number() }),
    'SELECT count() AS parts FROM system.parts WHERE active AND database = currentDatabase() AND table = {texts:String}',
    { texts: productTextTable(other) },
  );
  if (parts === 0 || parts > MAX_PARTS) return false;
  const isSameDefinition = await haveSameDefinition(analytics, [snapshot, other].map(productTextTable));
  if (!isSameDefinition || !(await areFilesIntact(analytics, other, 'product_text'))) return false;
  return hasDistinctProducts(analytics, productTextTable(other));
};

/** Whether masking the changed rows leaves enough rows of the shared parts visible. */
const hasFewMaskedRows = async (analytics: Analytics, snapshot: number, other: number): Promise<boolean> => {
  const [{ visible, all } = { visible: 0, all: 0 }] = await readRows(
    analytics,
    z.object({ visible: z.number(), all: z.number() }),
    `SELECT
      (SELECT count() FROM {other:Identifier}) - (SELECT count() FROM staging_changed_text WHERE snapshot = {snapshot:UInt32}) AS visible,
      (SELECT sum(rows) FROM system.parts
        WHERE active AND database = currentDatabase() AND table = {texts:String}) AS all`,
    { snapshot, other: productTextTable(other), texts: productTextTable(other) },
  );
  return visible >= all * (1 - MAX_MASKED_SHARE);
};

/**
 * Creates the table of a snapshot's product texts. Where most of them equal another snapshot's, its parts are attached
 * as hard links: the disk has them once, until the last table with them is dropped, and the snapshots stay independent.
 * Rows that differ are masked.
 */
export const createSharedProductTexts = async (
  analytics: Analytics,
  snapshot: number,
  other: number | undefined,
  settings: Settings,
): Promise<void> => {
  await createProductTextTable(analytics, snapshot);
  // A hard link cannot lead to a file of another server.
  if (!isOnOneServer(analytics) || other === undefined) return;
  if (!(await canShare(analytics, snapshot, other))) return;
  await analytics.command(changedTexts.text, { snapshot, other: productTextTable(other) }, settings);
  if (!(await hasFewMaskedRows(analytics, snapshot, other))) return;
  const [texts, others] = [productTextTable(snapshot), productTextTable(other)];
  await analytics.command(`ALTER TABLE ${texts} ATTACH PARTITION tuple() FROM ${others}`);
  await analytics.command(
    `DELETE FROM ${texts} WHERE product_id IN (SELECT product_id FROM staging_changed_text WHERE snapshot = ${snapshot})`,
    {},
    { lightweight_deletes_sync: 2 },
  );
};
