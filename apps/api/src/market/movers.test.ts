import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket } from '../../test/market.ts';
import { productTextTable } from '../analytics/snapshot/product-text-table.ts';
import { movers } from './movers.ts';

const analytics = await closeAfterAll(openKeptAnalytics('markets'));

const inMarket = { sellerId: 0, brandId: 0, categoryId: 0, sectionId: 0 };

test('movers of a section are those of its leaf categories, with their places and shares in it', async () => {
  const ofSection = { category_2_lvl_id: 102, category_id: 12, product_id: 2 };
  const before = await buildMarket(analytics, [
    { seller_id: 1, sales_count: 900 },
    { ...ofSection, seller_id: 1, price: 10, sales_count: 30 },
    { ...ofSection, seller_id: 2, price: 10, sales_count: 10 },
    { ...ofSection, seller_id: 3, price: 10, sales_count: 40 },
  ]);
  const market = await buildMarket(analytics, [
    { seller_id: 1, sales_count: 900 },
    { ...ofSection, seller_id: 1, price: 10, sales_count: 10 },
    { ...ofSection, seller_id: 2, price: 10, sales_count: 30 },
  ]);
  const answer = await market.read(movers, {
    ...inMarket,
    of: 'sellers',
    sectionId: 102,
    against: '2026-W45',
    snapshot_before: before.snapshot,
    product_text_before: productTextTable(before.snapshot),
  });
  const moved = {
    revenueBefore: 100,
    revenue: 300,
    place: 1,
    share: 0.75,
    placeBefore: 3,
    shareBefore: 0.125,
  };
  expect(answer?.movers.gained.rows).toMatchObject([{ id: 2, ...moved }]);
  expect(answer?.movers.lost.rows).toMatchObject([{ id: 1, revenueBefore: 300, revenue: 100, place: 2 }]);
  expect(answer?.movers.left.rows).toMatchObject([{ id: 3, revenueBefore: 400, shareBefore: 0.5 }]);
});

test('nothing is called new while an earlier week cannot be read', async () => {
  const before = await buildMarket(analytics, [{ seller_id: 1 }]);
  const market = await buildMarket(analytics, [{ seller_id: 1 }, { seller_id: 2 }]);
  const compared = {
    ...inMarket,
    of: 'sellers',
    against: '2026-W45',
    snapshot_before: before.snapshot,
    product_text_before: productTextTable(before.snapshot),
  };
  const readEntered = async (earlier: readonly number[]) =>
    (await market.read(movers, { ...compared, snapshots_earlier: earlier }))?.movers.entered.rows;
  expect(await readEntered([before.snapshot])).toMatchObject([{ id: 2, isNew: true }]);
  expect(await readEntered([])).toMatchObject([{ id: 2, isNew: null }]);
});
