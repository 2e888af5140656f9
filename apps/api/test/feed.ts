import * as z from 'zod/mini';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analytics } from '../src/analytics/analytics.ts';
import { feedColumns } from '../src/feed/rules/columns.ts';
import { ingest, type IngestSummary } from '../src/feed/ingest.ts';
import type { PublishedFiles } from '../src/feed/publish/publish-files.ts';
import type { IngestOptions } from '../src/feed/ingest-run.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { listPublishedWeeks } from '../src/store/published-weeks.ts';
import { createTables, dropSnapshots, listStoredSnapshots } from '../src/analytics/schema/tables.ts';
import { openKeptAnalytics, openTestAnalytics } from './clickhouse.ts';
import { dropFeedTables } from '../src/feed/staging/feed-tables.ts';
import { readRows } from '../src/analytics/read-rows.ts';

/** A row of a feed file: the text of each column. */
export type FeedRow = Record<string, string>;

/** Names of the feed's columns, in feed order. */
export const columnNames = feedColumns.map(({ name }) => name);

/** Creates a valid row with ids derived from `n` and the given columns replaced. */
export const feedRow = (n: number, given: FeedRow = {}): FeedRow => ({
  year: '2026',
  week_number: '45',
  seller_id: String(n),
  seller_kaspi_id: `S${n}`,
  seller_title: `Магазин ${n}`,
  seller_rating: '4.5',
  seller_comments_count: '10',
  seller_on_kaspi_from: '2020-02-29',
  product_id: String(n),
  product_kaspi_id: `P${n}`,
  product_name: `Товар ${n}`,
  product_link: `https://kaspi.kz/shop/p/${n}/`,
  product_main_img_link: `https://images.example/${n}.jpg`,
  product_rating: '4.9',
  product_comments_count: '7',
  brand_id: '5',
  brand_title: 'Бренд',
  category_id: String(300_000 + n),
  category_title: 'Категория',
  category_1_lvl_id: String(100_000 + n),
  category_1_lvl_title: 'Раздел',
  category_2_lvl_id: String(200_000 + n),
  category_2_lvl_title: 'Подраздел',
  price: '100',
  sales_count: '3',
  revenue: '300',
  ...given,
});

const quote = (value: string) =>
  /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Formats rows as CSV with a header of these columns. */
export const csv = (rows: readonly FeedRow[], names: readonly string[] = columnNames): string =>
  [names, ...rows.map((row) => names.map((name) => quote(row[name] ?? '')))]
    .map((line) => `${line.join(',')}\n`)
    .join('');

/** Formats rows as newline-delimited JSON. */
export const ndjson = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Exit code and message of a command's error. */
interface IngestError {
  exitCode?: number | undefined;
  message?: string | undefined;
}

/** A data directory for tests, with the dependencies of an ingest. */
export interface TestFeed {
  readonly analytics: Analytics;
  readonly store: Store;
  readonly folder: string;
  /** Writes a file into the folder and returns its path. */
  write(name: string, content: string | Uint8Array): Promise<string>;
  /** Ingests files of the folder by name. */
  ingest(names: readonly string[], options?: Partial<IngestOptions>): Promise<IngestSummary>;
  /** Ingests files and returns exit code and message of the error; {} if there is none. */
  ingestError(names: readonly string[], options?: Partial<IngestOptions>): Promise<IngestError>;
  /** Writes a file and ingests it alone, whatever is rejected. */
  ingestContent(name: string, content: string | Uint8Array): Promise<IngestError>;
  /** Checks one file and returns its totals and the lines of its rejects file, without the header. */
  check(
    name: string,
    options?: Partial<IngestOptions>,
  ): Promise<{ found: PublishedFiles; rejects: string[] }>;
  /** Returns the published weeks as `2026-W45` with their snapshots, latest first. */
  published(): Promise<{ week: string; snapshot: number; isDemo: boolean }[]>;
  /** Returns tables and snapshots in the engine without a published week. */
  leftovers(): Promise<string[]>;
  close(): Promise<void>;
}

const stored = `
SELECT DISTINCT if(partition = 'tuple()', replace(table, 'product_text_', ''), partition) AS snapshot FROM system.parts
WHERE active AND database = currentDatabase() AND table NOT LIKE 'feed%' AND table != 'snapshot_log' ORDER BY snapshot`;

/** Lists tables of an ingest, and snapshots without a published week, that are still in the engine. */
export const findLeftovers = async (analytics: Analytics, store: Store): Promise<string[]> => {
  const tables = await readRows(
    analytics,
    z.object({ name: z.string() }),
    "SELECT name FROM system.tables WHERE database = currentDatabase() AND name LIKE 'feed%'",
  );
  const snapshots = (await listPublishedWeeks(store)).map(({ snapshot }) => String(snapshot));
  const partitions = await readRows(analytics, z.object({ snapshot: z.string() }), stored);
  const orphans = partitions
    .map(({ snapshot }) => snapshot)
    .filter((snapshot) => !snapshots.includes(snapshot));
  return [...tables.map(({ name }) => name), ...orphans.map((snapshot) => `snapshot ${snapshot}`)];
};

/** Drops every snapshot of an engine and its log, so that another installation can claim it. */
const resetEngine = async (analytics: Analytics): Promise<void> => {
  await createTables(analytics);
  await dropFeedTables(analytics);
  await dropSnapshots(analytics, await listStoredSnapshots(analytics));
  await analytics.command('TRUNCATE TABLE snapshot_log');
  await analytics.command('DROP VIEW IF EXISTS installation SYNC');
};

/** Opens an empty data directory on the database of the worker's feeds or a given one, emptied first, or on a new one. */
export const openTestFeed = async (given?: Analytics | 'new'): Promise<TestFeed> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
  const own = given === 'new' ? openTestAnalytics : () => openKeptAnalytics('feeds');
  const analytics = typeof given === 'object' ? given : await own();
  if (given !== 'new') await resetEngine(analytics);
  const store = openStore(join(folder, 'app.sqlite'));
  const now = () => new Date('2026-11-16T06:00:00Z');
  const run: TestFeed['ingest'] = (names, options) =>
    ingest({
      files: names.map((name) => join(folder, name)),
      analytics,
      store,
      dataDir: folder,
      now,
      ...options,
    });
  const write: TestFeed['write'] = async (name, content) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const ingestError: TestFeed['ingestError'] = async (names, options) => {
    try {
      await run(names, options);
      return {};
    } catch (error) {
      const { exitCode, message } = error as IngestError;
      return { exitCode, message };
    }
  };
  return {
    analytics,
    store,
    folder,
    write,
    ingest: run,
    ingestError,
    ingestContent: async (name, content) => {
      await write(name, content);
      return ingestError([name], { maxRejects: '100%' });
    },
    check: async (name, options) => {
      const found = await run([name], { check: true, future: true, maxRejects: '100%', ...options });
      if (found.outcome === 'already loaded') throw new Error('A check reads everything');
      const text = found.rejects === undefined ? '' : await readFile(found.rejects, 'utf8');
      return { found, rejects: text.split('\r\n').slice(1, -1) };
    },
    published: async () =>
      (await listPublishedWeeks(store)).map(({ year, weekNumber, snapshot, isDemo }) => ({
        week: `${year}-W${weekNumber}`,
        snapshot,
        isDemo,
      })),
    leftovers: () => findLeftovers(analytics, store),
    close: async () => {
      await store.close();
      if (typeof given !== 'object') await analytics.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
