import type { ProductOffers } from './offers.ts';
import { createRng, type Rng } from './rng.ts';
import { getDemandFactor, demoWeeks, demoYear, saleWeek } from './season.ts';
import type { Seller } from './sellers.ts';

/** The header of a demo file, in the words of the feed. */
export const header =
  'year,week_number,product_id,product_kaspi_id,product_name,product_link,product_rating,product_comments_count,' +
  'brand_id,brand_title,category_1_lvl_id,category_1_lvl_title,category_2_lvl_id,category_2_lvl_title,' +
  'category_id,category_title,seller_id,seller_kaspi_id,seller_title,seller_rating,seller_comments_count,' +
  'seller_on_kaspi_from,price,sales_count\n';

/** A product as every week writes it. */
export interface ProductCells {
  readonly offers: ProductOffers;
  /** Its cells before its rating and reviews, and after them. */
  readonly cells: readonly [string, string];
  /** Its fortune in each week, 1 being its usual demand: up or down by a few percent at each step. */
  readonly demandTrend: readonly number[];
}

/** Writes once what a product's rows of all weeks share. */
export function formatProduct(shared: ProductOffers): ProductCells {
  const { product } = shared;
  const brand = `${product.brand.id},${quoted(product.brand.title)}`;
  const path = product.path.map(({ id, title }) => `${id},${quoted(title)}`).join(',');
  const rng = createRng(`fortune of ${product.id}`);
  let fortune = 1;
  return {
    offers: shared,
    cells: [
      `${product.id},${product.kaspiId},${quoted(product.name)},https://kaspi.kz/shop/p/${product.kaspiId}/`,
      `${brand},${path}`,
    ],
    demandTrend: demoWeeks.map(() => (fortune *= rng.between(0.9, 1.115))),
  };
}

/** The rows of one week (0 = W39) as CSV text, a piece for each product. */
export function* formatWeekRows(
  week: number,
  products: readonly ProductCells[],
  sellers: readonly Seller[],
): Generator<string> {
  const rng = createRng(`week ${week}`);
  const cellsBySeller = new Map(sellers.map((seller) => [seller, sellerCells(seller, week, rng)]));
  for (const { offers: shared, cells, demandTrend: fortune } of products) {
    const open = shared.listings.filter(
      ({ weeks }) => weeks[0] <= week && week <= weeks[1] && !rng.chance(0.025),
    );
    const pulls = open.reduce((sum, { demandWeight: pull }) => sum + pull, 0);
    const wanted = shared.demand * getDemandFactor(shared.product.season, week) * (fortune[week] ?? 1);
    const start = `${demoYear},${demoWeeks[week]},${cells[0]},${opinionCells(shared, week)},${cells[1]},`;
    let rows = '';
    for (const { seller, price, demandWeight: pull } of open) {
      const units = Math.floor((wanted * pull * rng.between(0.65, 1.35)) / pulls + rng.next() * 0.98);
      rows += `${start}${cellsBySeller.get(seller)},${priceIn(week, price, rng)},${units}\n`;
    }
    yield rows;
  }
}

/** Most prices stay; one in six moves a little; the week of the sale takes off up to an eighth. */
function priceIn(week: number, price: number, rng: Rng): number {
  const move = rng.chance(1 / 6) ? rng.between(0.96, 1.035) : 1;
  const sale = week === saleWeek && rng.chance(0.6) ? rng.between(0.875, 0.97) : 1;
  return shelfPrice(price * move * sale);
}

/** The price as shops write it: 1 890, 12 490, 187 990. */
function shelfPrice(price: number): number {
  const step = price < 1_000 ? 10 : price < 10_000 ? 50 : price < 60_000 ? 100 : 1_000;
  return Math.max(1, Math.round(price / step)) * step - (price < 1_000 ? 0 : 10);
}

function opinionCells({ comments, rating, demand }: ProductOffers, week: number): string {
  if (rating === 0) return ',';
  const written = comments + Math.floor(demand * 0.08 * week);
  return `${rating},${written === 0 ? '' : written}`;
}

function sellerCells(seller: Seller, week: number, rng: Rng): string {
  const grown = seller.comments === undefined ? '' : Math.floor(seller.comments * (1 + 0.004 * week));
  const rating =
    seller.rating === 0 ? '' : Math.min(5, Math.round(10 * seller.rating + (rng.chance(0.1) ? 1 : 0)) / 10);
  return [seller.id, seller.kaspiId, quoted(seller.title), rating, grown, seller.since].join(',');
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
