import type { Analytics, Settings } from './analytics.ts';
import { goneTexts } from './build/gone-texts.ts';
import { textsOf } from './place.ts';
import { createTexts } from './schema.ts';
import { areFilesWell } from './verify.ts';

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

/** Whether another load's texts are there as this version keeps them, whole and in few parts. */
const canShare = async (analytics: Analytics, load: number, other: number): Promise<boolean> => {
  const [{ parts } = { parts: 0 }] = await analytics.rows<{ parts: number }>(
    'SELECT count() AS parts FROM system.parts WHERE active AND database = currentDatabase() AND table = {texts:String}',
    { texts: textsOf(other) },
  );
  if (parts === 0 || parts > mostParts) return false;
  const areLike = await areAlike(analytics, [load, other].map(textsOf));
  return areLike && (await areFilesWell(analytics, other, 'product_text'));
};

/** Whether most of what lies there would be seen. */
const areMostKept = async (analytics: Analytics, load: number, other: number): Promise<boolean> => {
  const [{ kept, all } = { kept: 0, all: 0 }] = await analytics.rows<{ kept: number; all: number }>(
    `SELECT
      (SELECT count() FROM {other:Identifier}) - (SELECT count() FROM build_gone WHERE load = {load:UInt32}) AS kept,
      (SELECT sum(rows) FROM system.parts
        WHERE active AND database = currentDatabase() AND table = {texts:String}) AS all`,
    { load, other: textsOf(other), texts: textsOf(other) },
  );
  return kept >= all * (1 - mostUnseen);
};

/**
 * Makes the table of a load's product texts. Where most of them are what another load says, it begins with that
 * one's files, as links: they are on the disk once, until the last table that has them is dropped, and neither load
 * knows of the other. The rows that this load does not say so are masked.
 */
export const beginTexts = async (
  analytics: Analytics,
  load: number,
  other: number | undefined,
  settings: Settings,
): Promise<void> => {
  await createTexts(analytics, load);
  if (other === undefined || !(await canShare(analytics, load, other))) return;
  await analytics.command(goneTexts, { load, other: textsOf(other) }, settings);
  if (!(await areMostKept(analytics, load, other))) return;
  const [texts, others] = [textsOf(load), textsOf(other)];
  await analytics.command(`ALTER TABLE ${texts} ATTACH PARTITION tuple() FROM ${others}`);
  await analytics.command(
    `DELETE FROM ${texts} WHERE product_id IN (SELECT product_id FROM build_gone WHERE load = ${load})`,
    {},
    { lightweight_deletes_sync: 2 },
  );
};
