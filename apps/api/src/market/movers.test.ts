import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket } from '../../test/market.ts';
import { productTextTable } from '../analytics/snapshot/product-text-table.ts';
import { movers } from './movers.ts';

const analytics = await closeAfterAll(openKeptAnalytics('markets'));

test('nothing is called new while an earlier week cannot be read', async () => {
  const before = await buildMarket(analytics, [{ seller_id: 1 }]);
  const market = await buildMarket(analytics, [{ seller_id: 1 }, { seller_id: 2 }]);
  const compared = {
    of: 'sellers',
    sellerId: 0,
    brandId: 0,
    categoryId: 0,
    against: '2026-W45',
    snapshot_before: before.snapshot,
    product_text_before: productTextTable(before.snapshot),
  };
  const readEntered = async (earlier: readonly number[]) =>
    (await market.read(movers, { ...compared, snapshots_earlier: earlier }))?.movers.entered.rows;
  expect(await readEntered([before.snapshot])).toMatchObject([{ id: 2, isNew: true }]);
  expect(await readEntered([])).toMatchObject([{ id: 2, isNew: null }]);
});
