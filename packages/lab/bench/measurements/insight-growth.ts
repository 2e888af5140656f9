import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Analytics } from '../../../../apps/api/src/analytics/analytics.ts';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { readRows } from '../../../../apps/api/src/analytics/read-rows.ts';
import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findEngine, readProcessorSeconds } from '../processes/process-usage.ts';
import { runIngest } from '../processes/run-ingest.ts';
import type { Figure } from '../results/figure.ts';

/** Tables that only product cards, comparisons and index details read. */
const addedTables = ['product_category', 'index_reference', 'entity_index'] as const;

/** What they read in `product`: the places of each product, and what its profile compares it with. */
const addedColumns = [
  'place_in_category',
  'index_place',
  'index_place_in_category',
  'category_revenue',
  'category_places_count',
  'half_units',
  'half_units_of_offer',
] as const;

/** The three sorts of products at publish that give these places. */
const rankProducts = `
  SELECT
    rank() OVER (ORDER BY potential_profit_index DESC),
    rank() OVER (PARTITION BY category_id ORDER BY potential_profit_index DESC),
    rank() OVER (PARTITION BY category_id ORDER BY revenue DESC)
  FROM product WHERE snapshot = {snapshot:UInt32} AND sales_count > 0`;

/** Reads the disk space of these tables and columns in a snapshot, in MB. */
const readAddedMegabytes = async (analytics: Analytics, snapshot: number): Promise<number> => {
  const [sums] = await readRows(
    analytics,
    z.object({ bytes: z.number() }),
    `SELECT toFloat64(
      (SELECT sum(bytes_on_disk) FROM system.parts
        WHERE active AND database = currentDatabase() AND partition = {partition:String} AND table IN {tables:Array(String)})
      + (SELECT sum(column_bytes_on_disk) FROM system.parts_columns
        WHERE active AND database = currentDatabase() AND partition = {partition:String} AND table = 'product' AND column IN {columns:Array(String)})
    ) AS bytes`,
    { partition: String(snapshot), tables: [...addedTables], columns: [...addedColumns] },
  );
  return (sums?.bytes ?? Number.NaN) / 1e6;
};

/** Measures the engine's processor time of ranking the products and writing these tables once more. */
const measureAddedWork = async (analytics: Analytics, { dataDir, weeks }: Market): Promise<number> => {
  const engine = findEngine(dataDir);
  if (engine === undefined) throw new Error(`No engine runs on ${dataDir}`);
  const [{ snapshot }] = weeks;
  const before = readProcessorSeconds(engine);
  await analytics.command(`INSERT INTO FUNCTION null('a UInt64, b UInt64, c UInt64') ${rankProducts}`, {
    snapshot,
  });
  for (const table of addedTables) {
    await analytics.command(`CREATE TABLE added_${table} AS ${table}`);
    await analytics.command(
      `INSERT INTO added_${table} SELECT * FROM ${table} WHERE snapshot = {snapshot:UInt32}`,
      { snapshot },
    );
    await analytics.command(`DROP TABLE added_${table} SYNC`);
  }
  return readProcessorSeconds(engine) - before;
};

/** The growth of a cost by a part of it, which may be a tenth of the rest. */
const createFigure = (name: string, unit: 'MB' | 's', whole: number, added: number): Figure => ({
  point: 5,
  name,
  unit,
  value: whole,
  baseline: whole - added,
  ratio: whole / (whole - added),
  bound: { on: 'ratio', must: 'at most', limit: 1.1 },
});

/** Measures how much product cards, comparisons and index details add to a week: to its disk space and its ingest. */
export const measureInsightGrowth = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  const [{ snapshot }] = market.weeks;
  const [weekMegabytes = Number.NaN] = market.weekMegabytes;
  const ingestDir = join(bench.folder, 'ingest');
  const analytics = await openAnalytics({ dataDir: market.dataDir });
  try {
    const megabytes = await readAddedMegabytes(analytics, snapshot);
    const seconds = await measureAddedWork(analytics, market);
    const ingest = await runIngest(await bench.weekFile(0, 'parquet'), ingestDir);
    const without = '(baseline: without cards, comparisons and index details)';
    return [
      createFigure(`disk of a week ${without}`, 'MB', weekMegabytes, megabytes),
      createFigure(`ingest of parquet, processor time ${without}`, 's', ingest.processorSeconds, seconds),
    ];
  } finally {
    await analytics.close();
    await rm(ingestDir, { recursive: true, force: true });
  }
};
