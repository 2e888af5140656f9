import type { ProductOffers } from './offers.ts';
import { createRng, type Rng } from './rng.ts';
import { getDemandFactor, demoWeeks, demoYear, saleWeek } from './season.ts';
import type { Seller } from './sellers.ts';

/** CSV header of a demo file. */
export const header =
  'year,week_number,product_id,product_kaspi_id,product_name,product_link,product_rating,product_comments_count,' +
  'brand_id,brand_title,category_1_lvl_id,category_1_lvl_title,category_2_lvl_id,category_2_lvl_title,' +
  'category_id,category_title,seller_id,seller_kaspi_id,seller_title,seller_rating,seller_comments_count,' +
  'seller_on_kaspi_from,price,sales_count\n';

/** The CSV cells of a product that are the same in each week. */
export interface ProductCells {
  readonly offers: ProductOffers;
  /** Cells before the rating and reviews, and cells after them. */
  readonly cells: readonly [string, string];
  /** Demand factor of each week: a random walk with steps of a few percent. */
  readonly demandTrend: readonly number[];
}

/** Formats the cells that all rows of a product share. */
export function formatProduct(offers: ProductOffers): ProductCells {
  const { product } = offers;
  const brand = `${product.brand.id},${quote(product.brand.title)}`;
  const path = product.path.map(({ id, title }) => `${id},${quote(title)}`).join(',');
  const rng = createRng(`fortune of ${product.id}`);
  let demandFactor = 1;
  return {
    offers,
    cells: [
      `${product.id},${product.kaspiId},${quote(product.name)},https://kaspi.kz/shop/p/${product.kaspiId}/`,
      `${brand},${path}`,
    ],
    demandTrend: demoWeeks.map(() => (demandFactor *= rng.between(0.9, 1.115))),
  };
}

/** Yields the rows of one week (0 = W39) as CSV text, one chunk per product. */
export function* formatWeekRows(
  week: number,
  products: readonly ProductCells[],
  sellers: readonly Seller[],
): Generator<string> {
  const rng = createRng(`week ${week}`);
  const cellsBySeller = new Map(sellers.map((seller) => [seller, formatSellerCells(seller, week, rng)]));
  for (const { offers, cells, demandTrend } of products) {
    const listings = offers.listings.filter(
      ({ weeks }) => weeks[0] <= week && week <= weeks[1] && !rng.chance(0.025),
    );
    const totalWeight = listings.reduce((sum, { demandWeight }) => sum + demandWeight, 0);
    const units = offers.demand * getDemandFactor(offers.product.season, week) * (demandTrend[week] ?? 1);
    const start = `${demoYear},${demoWeeks[week]},${cells[0]},${formatReviewCells(offers, week)},${cells[1]},`;
    let rows = '';
    for (const { seller, price, demandWeight } of listings) {
      const sold = Math.floor(
        (units * demandWeight * rng.between(0.65, 1.35)) / totalWeight + rng.next() * 0.98,
      );
      rows += `${start}${cellsBySeller.get(seller)},${createPrice(week, price, rng)},${sold}\n`;
    }
    yield rows;
  }
}

/** One price in six changes by up to 4 %; in the sale week 60 % of prices fall by up to an eighth. */
function createPrice(week: number, price: number, rng: Rng): number {
  const change = rng.chance(1 / 6) ? rng.between(0.96, 1.035) : 1;
  const sale = week === saleWeek && rng.chance(0.6) ? rng.between(0.875, 0.97) : 1;
  return roundPrice(price * change * sale);
}

/** Rounds a price as shops do: 1 890, 12 490, 187 990. */
function roundPrice(price: number): number {
  const step = price < 1_000 ? 10 : price < 10_000 ? 50 : price < 60_000 ? 100 : 1_000;
  return Math.max(1, Math.round(price / step)) * step - (price < 1_000 ? 0 : 10);
}

function formatReviewCells({ comments, rating, demand }: ProductOffers, week: number): string {
  if (rating === 0) return ',';
  const reviews = comments + Math.floor(demand * 0.08 * week);
  return `${rating},${reviews === 0 ? '' : reviews}`;
}

function formatSellerCells(seller: Seller, week: number, rng: Rng): string {
  const reviews = seller.comments === undefined ? '' : Math.floor(seller.comments * (1 + 0.004 * week));
  const rating =
    seller.rating === 0 ? '' : Math.min(5, Math.round(10 * seller.rating + (rng.chance(0.1) ? 1 : 0)) / 10);
  return [seller.id, seller.kaspiId, quote(seller.title), rating, reviews, seller.since].join(',');
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
