import type { Analytics } from '../../src/analytics/analytics.ts';
import { openAnalytics } from '../../src/analytics/client/open-analytics.ts';
import { storageOf } from '../../src/analytics/snapshot/product-text-table.ts';
import { reportTables } from '../../src/analytics/schema/tables.ts';
import { parseFeedFile } from '../../src/feed/formats/feed-file.ts';
import { createFeedTables, dropFeedTables } from '../../src/feed/staging/feed-tables.ts';
import { insertFileRows } from '../../src/feed/staging/stage-file.ts';
import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { formats } from '../data/week-files.ts';
import { findEngine, readProcessorSeconds } from '../processes/process-usage.ts';
import type { Figure } from '../results/figure.ts';

/** Reads and validates the rows of a file without storing them. */
const validateRows = async (analytics: Analytics, file: string): Promise<void> => {
  await createFeedTables(analytics);
  await analytics.command('DROP TABLE feed_accepted, feed_rejected SYNC');
  await insertFileRows(analytics, parseFeedFile(file), { index: 1, firstSnapshot: 1 }, () => undefined);
  await dropFeedTables(analytics);
};

/** Writes the rows of a report table a second time; they are computed and sorted already. */
const copyTable = async (analytics: Analytics, snapshot: number, name: string): Promise<void> => {
  const { table } = storageOf(snapshot, name);
  await analytics.command(`CREATE TABLE floor_${name} AS ${table}`);
  await analytics.command(
    `INSERT INTO floor_${name} SELECT * FROM ${table} WHERE snapshot = {snapshot:UInt32}`,
    { snapshot },
    { min_insert_block_size_rows: 8_000_000, min_insert_block_size_bytes: 400 * 1024 ** 2 },
  );
  await analytics.command(`DROP TABLE floor_${name} SYNC`);
};

/** Copies all report tables, two at a time as a build does. */
const copyTables = async (analytics: Analytics, snapshot: number): Promise<void> => {
  const otherTables = reportTables.filter((name) => name !== 'product');
  const copyOthers = async () => {
    for (const name of otherTables) await copyTable(analytics, snapshot, name);
  };
  await Promise.all([copyTable(analytics, snapshot, 'product'), copyOthers()]);
};

/** Measures wall time and processor time of the engine and this process. */
const measureWork = async (dataDir: string, name: string, work: () => Promise<void>): Promise<Figure[]> => {
  const readUsage = () => {
    const engine = findEngine(dataDir);
    const { user, system } = process.cpuUsage();
    return (engine === undefined ? Number.NaN : readProcessorSeconds(engine)) + (user + system) / 1e6;
  };
  const [startedAt, usageBefore] = [performance.now(), readUsage()];
  await work();
  const [wall, processor] = [(performance.now() - startedAt) / 1000, readUsage() - usageBefore];
  return [
    { point: 5, name: `${name}, wall time`, unit: 's', value: wall },
    { point: 5, name: `${name}, processor time`, unit: 's', value: processor },
  ];
};

/** Measures what every ingest has to do: read and validate each row, and write the report tables. */
export const measureIngestFloor = async (bench: BenchRun, { dataDir, weeks }: Market): Promise<Figure[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    const figures: Figure[] = [];
    for (const format of formats) {
      const file = await bench.weekFile(0, format);
      const name = `floor of an ingest: ${format} read and validated`;
      figures.push(...(await measureWork(dataDir, name, () => validateRows(analytics, file))));
    }
    const [{ snapshot }] = weeks;
    const name = 'floor of an ingest: report tables written';
    figures.push(...(await measureWork(dataDir, name, () => copyTables(analytics, snapshot))));
    return figures;
  } finally {
    await analytics.close();
  }
};
