import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import type { Measure } from '../bench.ts';
import { formats } from '../data/week-files.ts';
import { runIngest } from '../processes/run-ingest.ts';
import { atMost, atMostTimes, type Figure } from '../results/figure.ts';
import type { Analytics } from '../../../../apps/api/src/analytics/analytics.ts';
import { locateRows } from '../../../../apps/api/src/analytics/snapshot/product-text-table.ts';
import { reportTables } from '../../../../apps/api/src/analytics/schema/tables.ts';
import { parseFeedFile } from '../../../../apps/api/src/feed/formats/feed-file.ts';
import { createFeedTables, dropFeedTables } from '../../../../apps/api/src/feed/staging/feed-tables.ts';
import { readFileRows } from '../../../../apps/api/src/feed/staging/stage-file.ts';
import type { Market } from '../data/market.ts';
import { findEngine, readProcessorSeconds } from '../processes/process-usage.ts';

/** Reads and validates the rows of a file without storing them. */
const validateRows = async (analytics: Analytics, file: string): Promise<void> => {
  await createFeedTables(analytics);
  await analytics.command('DROP TABLE feed_accepted, feed_rejected SYNC');
  await readFileRows(analytics, parseFeedFile(file), { index: 1, firstSnapshot: 1 }, () => undefined);
  await dropFeedTables(analytics);
};

/** Copies the rows of a report table, already computed and sorted. */
const copyTable = async (analytics: Analytics, snapshot: number, name: string): Promise<void> => {
  const { table } = locateRows(snapshot, name);
  await analytics.command(`CREATE TABLE floor_${name} AS ${table}`);
  await analytics.command(
    `INSERT INTO floor_${name} SELECT * FROM ${table} WHERE snapshot = {snapshot:UInt32}`,
    { snapshot },
    { min_insert_block_size_rows: 8_000_000, min_insert_block_size_bytes: 400 * 1024 ** 2 },
  );
  await analytics.command(`DROP TABLE floor_${name} SYNC`);
};

/** Copies all report tables, two at a time like a build. */
const copyTables = async (analytics: Analytics, snapshot: number): Promise<void> => {
  const otherTables = reportTables.filter((name) => name !== 'product');
  const copyOthers = async () => {
    for (const name of otherTables) await copyTable(analytics, snapshot, name);
  };
  await Promise.all([copyTable(analytics, snapshot, 'product'), copyOthers()]);
};

/**
 * Measures the minimum work of any ingest of a file: reading and validating each row, and writing the report tables;
 * processor seconds.
 */
const measureIngestFloor = async (
  analytics: Analytics,
  { dataDir, weeks: [week] }: Market,
  file: string,
): Promise<number> => {
  const engine = findEngine(dataDir);
  if (engine === undefined || !week) throw new Error(`No engine runs on ${dataDir}`);
  const readUsage = () => {
    const { user, system } = process.cpuUsage();
    return readProcessorSeconds(engine) + (user + system) / 1e6;
  };
  const before = readUsage();
  await validateRows(analytics, file);
  await copyTables(analytics, week.snapshot);
  return readUsage() - before;
};

/** Megabytes and offers of a week for the bound of its disk space. */
const [BOUND_MEGABYTES, BOUND_OFFERS] = [1000, 10_000_000];

const createDiskFigures = (
  rows: number,
  [first = Number.NaN, second = Number.NaN]: readonly number[],
): Figure[] => [
  {
    name: 'disk of a week (bound scaled from 10 million offers)',
    unit: 'MB',
    value: first,
    bound: atMost((BOUND_MEGABYTES * rows) / BOUND_OFFERS),
  },
  {
    name: 'disk of a week that mostly repeats the previous one (baseline: the previous one)',
    unit: 'MB',
    value: second,
    baseline: first,
    bound: atMostTimes(0.85),
  },
];

/**
 * Measures the ingest command on one week of each format, compared with the minimum of any ingest, and the disk of
 * weeks.
 */
export const measureIngest: Measure = async (bench) => {
  const market = await bench.openMarket();
  const dataDir = join(bench.folder, 'ingest');
  const figures = createDiskFigures(bench.rows, market.weekMegabytes);
  const analytics = await openAnalytics({ dataDir: market.dataDir });
  let strictSeconds = Number.NaN;
  try {
    for (const format of formats) {
      const file = await bench.weekFile(0, format);
      await rm(dataDir, { recursive: true, force: true });
      const { processorSeconds, peakMegabytes } = await runIngest(file, dataDir);
      if (format === 'csv') strictSeconds = processorSeconds;
      const isTable = format === 'table';
      figures.push(
        {
          name: `ingest of ${format}, processor time (baseline: ${isTable ? 'the strict csv' : 'least of an ingest'})`,
          unit: 's',
          value: processorSeconds,
          baseline: isTable ? strictSeconds : await measureIngestFloor(analytics, market, file),
          bound: atMostTimes(isTable ? 1.25 : 1.5),
        },
        {
          name: `ingest of ${format}, peak memory of all processes`,
          unit: 'MB',
          value: peakMegabytes,
          bound: atMost(4096),
        },
      );
    }
    return figures;
  } finally {
    await analytics.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
