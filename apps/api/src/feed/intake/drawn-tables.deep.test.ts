import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { createOffers, type DrawnOffer, drawTable } from '../../../test/drawn-table.ts';
import { csv, feedRow, openTestFeed } from '../../../test/feed.ts';
import { stageTables } from '../../../test/staged-feed.ts';

const feed = await closeAfterAll(openTestFeed());

const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);

const amount = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Writes offers as a strict feed. Its ids are those that keys get: 1 upward, in the order of the texts. */
const writeStrict = (offers: readonly DrawnOffer[]): string => {
  const id = (texts: readonly string[], text: string) =>
    String([...new Set(texts)].toSorted().indexOf(text) + 1);
  return csv(
    offers.map((offer) =>
      feedRow(1, {
        week_number: String(offer.week),
        seller_id: id(
          offers.map(({ shop }) => shop),
          offer.shop,
        ),
        seller_kaspi_id: '?',
        seller_title: offer.shop,
        product_id: id(
          offers.map(({ article }) => article),
          offer.article,
        ),
        product_kaspi_id: offer.article,
        product_name: offer.name,
        brand_id:
          offer.brand === ''
            ? '0'
            : id(
                offers.flatMap(({ brand }) => brand || []),
                offer.brand,
              ),
        brand_title: offer.brand,
        category_id: id(
          offers.map(({ path }) => path.join()),
          offer.path.join(),
        ).padStart(3, '3'),
        category_title: offer.path[2],
        category_2_lvl_id: id(
          offers.map(({ path }) => path[1]),
          offer.path[1],
        ).padStart(3, '2'),
        category_2_lvl_title: offer.path[1],
        category_1_lvl_id: id(
          offers.map(({ path }) => path[0]),
          offer.path[0],
        ).padStart(3, '1'),
        category_1_lvl_title: offer.path[0],
        price: amount(offer.price),
        sales_count: String(offer.units),
        revenue: amount(offer.revenue),
      }),
    ),
  );
};

/** The ids of rows, each replaced by its first row: equal where the same rows share ids. */
const toFirstRows = (rows: readonly { ids: readonly number[] }[]) =>
  rows.map(({ ids }) =>
    ids.map((id, column) => (id === 0 ? 0 : rows.findIndex((row) => row.ids[column] === id) + 1)),
  );

test.each(seeds)('a table drawn by seed %i has the rows of the strict feed', async (seed) => {
  const offers = createOffers(seed);
  const { description, content } = drawTable(offers, seed);
  const strict = await stageTables(feed, { 'strict.csv': writeStrict(offers) });
  const drawn = await stageTables(feed, { drawn: content });
  const withoutKaspiId = (rows: typeof strict.rows) =>
    rows.map(({ week, texts: [, ...texts] }) => ({ week, texts }));
  expect(withoutKaspiId(drawn.rows), description).toEqual(withoutKaspiId(strict.rows));
  expect(toFirstRows(drawn.rows), description).toEqual(toFirstRows(strict.rows));
});
