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
import { openTestAnalytics } from './clickhouse.ts';

/** A row of a feed file: the text of every column. */
export type FeedRow = Record<string, string>;

/** The names of the feed's columns in the order of its description. */
export const columnNames = feedColumns.map(({ name }) => name);

/** A row that is right in every column, its ids made from `n`, with some columns as given. */
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

const quoted = (value: string) =>
  /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Rows as CSV with a header, of these columns. */
export const csv = (rows: readonly FeedRow[], names: readonly string[] = columnNames): string =>
  [names, ...rows.map((row) => names.map((name) => quoted(row[name] ?? '')))]
    .map((line) => `${line.join(',')}\n`)
    .join('');

/** Rows as JSON objects, one on each line. */
export const ndjson = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** A data directory of a test's own with everything that an ingest needs. */
export interface TestFeed {
  readonly analytics: Analytics;
  readonly store: Store;
  readonly folder: string;
  /** Writes a file into the folder and answers its path. */
  write(name: string, content: string | Uint8Array): Promise<string>;
  /** Ingests files of the folder by their names. */
  ingest(names: readonly string[], options?: Partial<IngestOptions>): Promise<IngestSummary>;
  /** Reads and checks one file and answers what was found and the lines of its rejects file, without its header. */
  check(
    name: string,
    options?: Partial<IngestOptions>,
  ): Promise<{ found: PublishedFiles; rejects: string[] }>;
  /** The published weeks as `2026-W45` and their loads, latest first. */
  published(): Promise<{ week: string; load: number; isDemo: boolean }[]>;
  /** Tables and loads that are in the engine though nobody points at them. */
  leftovers(): Promise<string[]>;
  close(): Promise<void>;
}

const stored = `
SELECT DISTINCT if(partition = 'tuple()', replace(table, 'product_text_', ''), partition) AS load FROM system.parts
WHERE active AND database = currentDatabase() AND table NOT LIKE 'feed%' ORDER BY load`;

/** Tables of an ingest, and loads, that are in the engine though nobody points at them. */
export const findLeftovers = async (analytics: Analytics, store: Store): Promise<string[]> => {
  const tables = await analytics.rows<{ name: string }>(
    "SELECT name FROM system.tables WHERE database = currentDatabase() AND name LIKE 'feed%'",
  );
  const loads = (await listPublishedWeeks(store)).map(({ load }) => String(load));
  const partitions = await analytics.rows<{ load: string }>(stored);
  const orphans = partitions.map(({ load }) => load).filter((load) => !loads.includes(load));
  return [...tables.map(({ name }) => name), ...orphans.map((load) => `load ${load}`)];
};

/**
 * Opens an empty data directory on an engine of its own, or on one that several tests use one after
 * another: the loads of the one before are nobody's then, and the next ingest removes them.
 */
export const openTestFeed = async (shared?: Analytics): Promise<TestFeed> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
  const analytics = shared ?? (await openTestAnalytics());
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
  return {
    analytics,
    store,
    folder,
    write: async (name, content) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    ingest: run,
    check: async (name, options) => {
      const found = await run([name], { check: true, maxRejects: '100%', ...options });
      if (found.outcome === 'already loaded') throw new Error('A check reads everything');
      const text = found.rejects === undefined ? '' : await readFile(found.rejects, 'utf8');
      return { found, rejects: text.split('\n').slice(1, -1) };
    },
    published: async () =>
      (await listPublishedWeeks(store)).map(({ year, weekNumber, load, isDemo }) => ({
        week: `${year}-W${weekNumber}`,
        load,
        isDemo,
      })),
    leftovers: () => findLeftovers(analytics, store),
    close: async () => {
      await store.close();
      if (!shared) await analytics.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
