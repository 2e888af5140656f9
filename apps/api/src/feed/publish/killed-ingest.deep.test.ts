import * as z from 'zod/mini';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, startCommand } from '../../../test/command.ts';
import { csv, feedRow, findLeftovers } from '../../../test/feed.ts';
import { listIds } from '../../../test/list-ids.ts';
import { productTextTable } from '../../analytics/snapshot/product-text-table.ts';
import { openSources, type Sources } from '../../installation/open-sources.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import { readRows } from '../../analytics/read-rows.ts';

/** Number of killed runs, at times spread evenly over the duration of a run. */
const KILLS = 5;

let folder: string;
let dataDir: string;
let reader: Sources;
const openReader = () => openSources({ dataDir });

/** Creates two weeks of 500 offers; all sellers have the same rating, and the first one sells a product of this id. */
const createWeeks = (rating: string, product: string) =>
  csv(
    ['45', '46'].flatMap((week_number) =>
      Array.from({ length: 500 }, (_, index) => {
        const first = { product_id: product, product_kaspi_id: `P${product}` };
        return feedRow(index + 1, { week_number, seller_rating: rating, ...(index === 0 && first) });
      }),
    ),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-killed-'));
  dataDir = join(folder, 'data');
  await writeFile(join(folder, 'old.csv'), createWeeks('1', '1'));
  await writeFile(join(folder, 'new.csv'), createWeeks('2', '501'));
  reader = await openReader();
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

/** Reads the rating of the sellers and the numbers of sellers and product texts of each published week. */
const readWeeks = async () => {
  const weeks = await listPublishedWeeks(reader.store);
  return Promise.all(
    weeks.map(async ({ snapshot }) => {
      const sql = `SELECT rating, count() AS sellers, (SELECT count() FROM {texts:Identifier}) AS texts
      FROM seller WHERE snapshot = {snapshot:UInt32} GROUP BY rating`;
      return readRows(
        reader.analytics,
        z.object({ rating: z.number(), sellers: z.number(), texts: z.number() }),
        sql,
        {
          snapshot,
          texts: productTextTable(snapshot),
        },
      );
    }),
  );
};

/** Lists the keys of all products with their ids, each as often as the registry has it. */
const readProductIds = async () =>
  (await listIds(reader.store, 'product')).map(([key, id]) => `${key} ${id}`).toSorted();

const productIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `P${index + 1} ${index + 1}`).toSorted();

const week = (rating: number) => [{ rating, sellers: 500, texts: 500 }];

const bothWeeks = (rating: number) => [week(rating), week(rating)];

/** Reads in a loop until stopped. Returns the distinct results. */
const startReading = () => {
  const results = new Set<string>();
  const abort = new AbortController();
  const reading = (async () => {
    while (!abort.signal.aborted) {
      results.add(JSON.stringify(await readWeeks()));
      await sleep(50);
    }
  })();
  return async () => {
    abort.abort();
    await reading;
    return [...results].map((result) => JSON.parse(result) as unknown);
  };
};

test('leaves all weeks and ids old or all new when the command is killed, and the next command drops the rest', async () => {
  const start = performance.now();
  expect((await runCommand(['ingest', 'old.csv'], folder, { DATA_DIR: dataDir })).code).toBe(0);
  const duration = performance.now() - start;
  const stop = startReading();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const command = startCommand(['ingest', '--replace', 'new.csv'], folder, { DATA_DIR: dataDir });
    await sleep((duration * kill) / KILLS);
    command.process.kill('SIGKILL');
    await command.ended;
    const states = [
      { weeks: bothWeeks(1), ids: productIds(500) },
      { weeks: bothWeeks(2), ids: productIds(501) },
    ];
    expect(states).toContainEqual({ weeks: await readWeeks(), ids: await readProductIds() });
  }
  const results = await stop();
  expect(results).toContainEqual(bothWeeks(1));
  for (const result of results) expect([bothWeeks(1), bothWeeks(2)]).toContainEqual(result);
  // The command waits for readers before it drops the replaced weeks.
  await reader.close();
  const last = await runCommand(['ingest', '--replace', 'new.csv'], folder, { DATA_DIR: dataDir });
  expect(last).toMatchObject({ code: 0 });
  reader = await openReader();
  expect(await readWeeks()).toEqual(bothWeeks(2));
  expect(await readProductIds()).toEqual(productIds(501));
  expect(await findLeftovers(reader.analytics, reader.store)).toEqual([]);
}, 180_000);
