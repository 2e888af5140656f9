import { type Analytics, openAnalytics } from '../src/analytics/analytics.ts';
import { storageOf } from '../src/analytics/snapshot/product-text-table.ts';
import { reportTables } from '../src/analytics/schema/tables.ts';
import { parseFeedFile } from '../src/feed/formats/feed-file.ts';
import { createFeedTables, dropFeedTables } from '../src/feed/staging/feed-tables.ts';
import { insertFileRows } from '../src/feed/staging/stage-file.ts';
import type { Bench } from './bench.ts';
import type { Market } from './market.ts';
import { engineOf, processorSeconds } from './processes.ts';
import type { Figure } from './verdict.ts';
import { formats } from './week-files.ts';

/** Reads a file and judges its rows, which go nowhere. */
const judge = async (analytics: Analytics, file: string): Promise<void> => {
  await createFeedTables(analytics);
  await analytics.command('DROP TABLE feed_sure, feed_unsure, feed_wrong SYNC');
  await insertFileRows(analytics, parseFeedFile(file), { index: 1, firstSnapshot: 1 }, () => undefined);
  await dropFeedTables(analytics);
};

/** Writes a report table of a snapshot once more: it is computed and in order already. */
const copy = async (analytics: Analytics, snapshot: number, name: string): Promise<void> => {
  const { table } = storageOf(snapshot, name);
  await analytics.command(`CREATE TABLE least_${name} AS ${table}`);
  await analytics.command(
    `INSERT INTO least_${name} SELECT * FROM ${table} WHERE snapshot = {snapshot:UInt32}`,
    { snapshot },
    { min_insert_block_size_rows: 8_000_000, min_insert_block_size_bytes: 400 * 1024 ** 2 },
  );
  await analytics.command(`DROP TABLE least_${name} SYNC`);
};

const copyAll = async (analytics: Analytics, snapshot: number): Promise<void> => {
  const others = reportTables.filter((name) => name !== 'product');
  const copyOthers = async () => {
    for (const name of others) await copy(analytics, snapshot, name);
  };
  await Promise.all([copy(analytics, snapshot, 'product'), copyOthers()]);
};

/**
 * What no ingest goes without, however it computes: each row read and judged, and the report tables written. To be
 * held against the bare insert and the ingest.
 */
export const measureLeast = async (bench: Bench, { dataDir, weeks }: Market): Promise<Figure[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    const used = () => {
      const engine = engineOf(dataDir);
      const { user, system } = process.cpuUsage();
      return (engine === undefined ? Number.NaN : processorSeconds(engine)) + (user + system) / 1e6;
    };
    const figure = async (name: string, work: () => Promise<void>): Promise<Figure[]> => {
      const [began, usedBefore] = [performance.now(), used()];
      await work();
      const [wall, processor] = [(performance.now() - began) / 1000, used() - usedBefore];
      return [
        { point: 5, name: `${name}, wall`, unit: 's', ours: wall },
        { point: 5, name: `${name}, processor`, unit: 's', ours: processor },
      ];
    };
    const figures: Figure[] = [];
    for (const format of formats) {
      const file = await bench.week(0, format);
      figures.push(
        ...(await figure(`least of an ingest: ${format} read and judged`, () => judge(analytics, file))),
      );
    }
    const [{ snapshot }] = weeks;
    figures.push(
      ...(await figure('least of an ingest: the report tables written', () => copyAll(analytics, snapshot))),
    );
    return figures;
  } finally {
    await analytics.close();
  }
};
