import * as z from 'zod/mini';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { buildMarket, type Market, type Offer } from '../../../test/market.ts';
import { readAllReports, unevenOffers } from '../../../test/market/read-all-reports.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { dropSnapshots, reportTables, listStoredSnapshots } from '../schema/tables.ts';
import { createManifest } from '../snapshot/manifest.ts';
import { findDamagedSnapshots } from '../snapshot/verify-snapshots.ts';
import { readRows } from '../read-rows.ts';

vi.setConfig({ testTimeout: 180_000 });

const analytics = await closeAfterAll(openTestAnalytics());

const layer = z.object({ rows: z.number(), masked: z.number(), path: z.string() });

/** The parts of a snapshot’s text table, oldest first. */
const readLayers = ({ snapshot }: Market) =>
  readRows(
    analytics,
    layer,
    `SELECT rows, has_lightweight_delete AS masked, path FROM system.parts
    WHERE active AND database = currentDatabase() AND table = {table:String} ORDER BY min_block_number`,
    { table: productTextTable(snapshot) },
  );

const recorded = async ({ snapshot }: Market) => ({
  snapshot,
  manifest: JSON.stringify(await createManifest(analytics, snapshot, reportTables)),
});

const damaged = async (weeks: readonly Market[]) =>
  findDamagedSnapshots(analytics, await Promise.all(weeks.map(recorded)), 'contents');

const numbered = (count: number, change: (product_id: number) => Partial<Offer> = () => ({})) =>
  Array.from({ length: count }, (_, at) => ({ product_id: at + 1, ...change(at + 1) }));

/** Changes of a few products against the week before, one of each kind. */
const changes: Readonly<Record<number, (offer: Partial<Offer>) => Partial<Offer>[]>> = {
  1: () => [],
  2: (offer) => [{ ...offer, product_name: 'Другое имя' }],
  3: (offer) => [{ ...offer, product_id: 1003 }],
  4: (offer) => [{ ...offer, category_id: 11, category_2_lvl_id: 101 }],
  5: (offer) => [{ ...offer, product_name: (offer.seller_id ?? 0) % 2 === 0 ? 'Чётное' : 'Нечётное' }],
  6: (offer) => [{ ...offer, product_link: 'https://kaspi.kz/shop/p/6/' }],
};

/** Sellers of one product that disagreed in the week before. */
const before = (offer: Partial<Offer>): Partial<Offer> =>
  offer.product_id === 7 ? { ...offer, product_kaspi_id: `p-${(offer.seller_id ?? 0) % 2}` } : offer;

test('a week that shares the texts of a dropped week has the reports of a week with its own texts', async () => {
  const offers = unevenOffers(5);
  const changed = offers.flatMap((offer) => changes[offer.product_id ?? 0]?.(offer) ?? [offer]);
  const other = await buildMarket(analytics, offers.map(before));
  const alone = await buildMarket(analytics, changed);
  const shared = await buildMarket(analytics, changed, other.snapshot);
  // Build steps write agreed and settled texts at once, so the parts of the week before come in either order.
  const layers = await readLayers(shared);
  const countRows = (isMasked: number) =>
    layers.filter(({ masked }) => masked === isMasked).reduce((sum, { rows }) => sum + rows, 0);
  expect(countRows(1)).toBeGreaterThan(50);
  expect(countRows(0)).toBeGreaterThan(0);
  expect(countRows(0)).toBeLessThan(10);

  const manifest = await recorded(shared);
  await dropSnapshots(analytics, [other.snapshot]);
  expect(await listStoredSnapshots(analytics)).not.toContain(other.snapshot);
  expect(await findDamagedSnapshots(analytics, [manifest], 'contents')).toEqual([]);
  expect(await readAllReports(shared)).toEqual(await readAllReports(alone));
});

test('a week that lost its own part of the texts is damaged, although its row count is right', async () => {
  const renamed = { product_name: 'Новое имя' };
  const other = await buildMarket(analytics, numbered(20));
  const shared = await buildMarket(
    analytics,
    numbered(20, (id) => (id === 1 ? renamed : {})),
    other.snapshot,
  );
  const manifest = await recorded(shared);
  expect(await findDamagedSnapshots(analytics, [manifest])).toEqual([]);
  const [, own] = await readRows(
    analytics,
    z.object({ name: z.string() }),
    'SELECT name FROM system.parts WHERE active AND table = {table:String} ORDER BY min_block_number',
    { table: productTextTable(shared.snapshot) },
  );
  await analytics.command(`ALTER TABLE ${productTextTable(shared.snapshot)} DROP PART '${own?.name}'`);
  expect(await readLayers(shared)).toMatchObject([{ rows: 20 }]);
  expect(await findDamagedSnapshots(analytics, [manifest])).toEqual([shared.snapshot]);
});

test('damage to shared files is found in both weeks, and a later week shares nothing', async () => {
  const other = await buildMarket(analytics, numbered(50));
  const shared = await buildMarket(analytics, numbered(50), other.snapshot);
  const weeks = await Promise.all([other, shared].map(recorded));
  expect(await findDamagedSnapshots(analytics, weeks, 'contents')).toEqual([]);
  const [layer] = await readLayers(other);
  const file = join(layer?.path ?? '', 'product_name.bin');
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 0x10, middle);
  writeFileSync(file, bytes);
  expect(await findDamagedSnapshots(analytics, weeks, 'contents')).toEqual([other.snapshot, shared.snapshot]);
  const again = await buildMarket(analytics, numbered(50), other.snapshot);
  expect(await readLayers(again)).toMatchObject([{ rows: 50, masked: 0 }]);
  expect(await damaged([again])).toEqual([]);
});

test('a week shares nothing with a week whose table has an intact part of a third', async () => {
  const [other, third] = [
    await buildMarket(analytics, numbered(50)),
    await buildMarket(analytics, numbered(9)),
  ];
  const [own, foreign] = [other, third].map(({ snapshot }) => productTextTable(snapshot));
  await analytics.command(`ALTER TABLE ${own} ATTACH PARTITION tuple() FROM ${foreign}`);
  const again = await buildMarket(analytics, numbered(50), other.snapshot);
  expect(await readLayers(again)).toMatchObject([{ rows: 50, masked: 0 }]);
});

test('a week shares nothing where most texts differ, where the other week has none, after five shared parts, or with another column', async () => {
  const renaming = (first: number) => (id: number) =>
    id >= first && id < first + 5 ? { product_name: `Имя ${first}` } : {};
  const first = await buildMarket(analytics, numbered(20));
  expect(
    await readLayers(await buildMarket(analytics, numbered(20, renaming(1)), first.snapshot)),
  ).toHaveLength(1);
  expect(await readLayers(await buildMarket(analytics, numbered(20), 4_000_000_000))).toHaveLength(1);
  const layers: number[] = [];
  let { snapshot } = first;
  for (let week = 1; week <= 6; week += 1) {
    const products = numbered(200, (id) => (id <= week ? { product_name: `Имя ${week}` } : {}));
    const next = await buildMarket(analytics, products, snapshot);
    layers.push((await readLayers(next)).length);
    ({ snapshot } = next);
  }
  expect(layers).toEqual([2, 3, 4, 5, 6, 1]);
  await analytics.command(`ALTER TABLE ${productTextTable(first.snapshot)} ADD COLUMN colour String`);
  const afterAnotherVersion = await buildMarket(analytics, numbered(20), first.snapshot);
  expect(await readLayers(afterAnotherVersion)).toMatchObject([{ rows: 20, masked: 0 }]);
});
