import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import type { Measure } from '../bench.ts';
import type { Format } from '../data/week-files.ts';
import { type MarketSize, toMarketSize } from '../data/week-sql.ts';
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

/** Formats of strict feeds. */
const strictFormats = ['csv', 'parquet'] as const;

/** Formats as people have them: their bounds of processor time, as times of the strict CSV, and of memory. A sheet has 1 048 576 rows. */
const tableFormats = [
  { format: 'table', name: 'table', maxOffers: Infinity, times: 1.25, megabytes: 4096 },
  {
    format: 'xlsx',
    name: 'xlsx of a million offers at most',
    maxOffers: 1_000_000,
    times: 4,
    megabytes: 1024,
  },
] as const;

/** Ten million offers of the bound are of 1.2 million products. */
const TABLE_PRODUCTS_PER_OFFER = 0.12;

/** Memory that the command may take to read a table. */
const MAX_COMMAND_MEGABYTES = 1024;

const createIngestFigures = (
  name: string,
  usage: Awaited<ReturnType<typeof runIngest>>,
  baseline: { name: string; seconds: number; times: number },
  megabytes: number,
): Figure[] => [
  {
    name: `ingest of ${name}, processor time (baseline: ${baseline.name})`,
    unit: 's',
    value: usage.processorSeconds,
    baseline: baseline.seconds,
    bound: atMostTimes(baseline.times),
  },
  {
    name: `ingest of ${name}, peak memory of all processes`,
    unit: 'MB',
    value: usage.peakMegabytes,
    bound: atMost(megabytes),
  },
];

/**
 * Measures the ingest command on one week of each format, compared with the minimum of any ingest or with the strict CSV
 * of as many offers, and the disk of weeks.
 */
export const measureIngest: Measure = async (bench) => {
  const market = await bench.openMarket();
  const dataDir = join(bench.folder, 'ingest');
  const figures = createDiskFigures(bench.rows, market.weekMegabytes);
  const ingestWeek = async (format: Format, size?: MarketSize) => {
    const file = await bench.weekFile(0, format, size);
    await rm(dataDir, { recursive: true, force: true });
    return { file, ...(await runIngest(file, dataDir)) };
  };
  const analytics = await openAnalytics({ dataDir: market.dataDir });
  try {
    for (const format of strictFormats) {
      const usage = await ingestWeek(format);
      const seconds = await measureIngestFloor(analytics, market, usage.file);
      const baseline = { name: 'least of an ingest', seconds, times: 1.5 };
      figures.push(...createIngestFigures(format, usage, baseline, 4096));
    }
    for (const { format, name, maxOffers, times, megabytes } of tableFormats) {
      const offers = Math.min(bench.rows, maxOffers);
      const size = toMarketSize(offers, TABLE_PRODUCTS_PER_OFFER);
      const seconds = (await ingestWeek('csv', size)).processorSeconds;
      const baseline = { name: 'the strict csv', seconds, times };
      const usage = await ingestWeek(format, size);
      figures.push(...createIngestFigures(name, usage, baseline, megabytes), {
        name: `ingest of ${name}, peak memory of the command without the engine`,
        unit: 'MB',
        value: usage.commandMegabytes,
        bound: atMost(MAX_COMMAND_MEGABYTES),
      });
    }
    return figures;
  } finally {
    await analytics.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
