import { MAX_HISTORY_WEEKS, contract } from '@vitrina/contract';
import { assertionsOn } from '../kit.ts';
import type { Period, ServerWeek } from '../server-week.ts';
import type { Figures } from './history-figures.ts';
import { checkWeek, checkWeeks, findWeek, type HistoryWeek } from './history-weeks.ts';
import { checkSeries } from './revenue-series.ts';
import { nameOf, windowOf } from './windows.ts';

/** The figures of a card's profile that its history has too. */
const cardFields = [
  'categoryId',
  'revenue',
  'salesCount',
  'averagePrice',
  'medianPrice',
  'minPrice',
  'maxPrice',
  'sellersCount',
  'commentsCount',
  'lastRating',
  'placeInCategory',
  'placesInCategoryCount',
  'shareRevenueFromCategory',
  'productSellersHHI',
  'demandIndex',
  'potentialProfitIndex',
] as const;

/** Reads what a card's history must say of a week that has it. */
async function readCard(week: ServerWeek, productId: number): Promise<Figures | undefined> {
  const info = await week.read(contract.product.info, { productId });
  return info && Object.fromEntries(cardFields.map((field) => [field, info.body.productInfo[field]]));
}

/** Checks the history of the first offer on a card against the offers and the card of the latest week. */
async function checkOfferHistory(latest: ServerWeek, productId: number, inWindow: readonly string[]) {
  const offers = await latest.read(contract.product.offers, { productId });
  const card = await readCard(latest, productId);
  const first = offers?.body.productOffers[0];
  if (!first || !card) return;
  const { sellerId, sellerTitle, price, salesCount, revenue, priceRank } = first;
  const report = await latest.read(contract.product.offerHistory, {
    productId,
    sellerId,
    weeks: MAX_HISTORY_WEEKS,
  });
  if (!report) return;
  const { offerHistory } = report.body;
  const assert = assertionsOn(latest.kit, report);
  assert.equal('history-weeks', 'weeks', inWindow, offerHistory.weeks.map(nameOf));
  assert.equal('history-figures', 'sellerTitle', sellerTitle, offerHistory.sellerTitle);
  assert.equal('echo', 'ids', [productId, sellerId], [offerHistory.productId, offerHistory.sellerId]);
  const { sellersCount = null, minPrice = null, medianPrice = null } = card;
  const figures = { price, salesCount, revenue, priceRank, sellersCount, minPrice, medianPrice };
  const row: HistoryWeek | undefined = findWeek(offerHistory.weeks, latest);
  if (row) checkWeek(assert, row, figures);
}

/** Checks the histories of some cards of the latest week against the profiles of the weeks. */
export async function checkProductHistories(
  weeks: readonly [ServerWeek, ...ServerWeek[]],
  published: readonly Period[],
): Promise<void> {
  const [latest] = weeks;
  const { kit, categories } = latest;
  const [largest] = categories.body.categories.toSorted((a, b) => b.productsCount - a.productsCount);
  const categoryId = largest?.categoryId ?? 1;
  const products = await latest.read(contract.category.products, { categoryId });
  if (!products) return;
  const inWindow = windowOf(published, latest, MAX_HISTORY_WEEKS);
  const readHistory = (productId: number, count: number) =>
    latest.read(contract.product.history, { productId, weeks: count });
  const rows = products.body.productsByCategory;
  const unsold = rows.filter(({ salesCount }) => salesCount === 0);
  const rated = rows.filter(({ averageRating }) => averageRating !== null);
  const drawn = [rows, unsold, rated].flatMap((some) => kit.rng.sample(some, 1));
  const ids = [...new Set(drawn.map(({ productId }) => productId))];
  for (const productId of ids) {
    const report = await readHistory(productId, MAX_HISTORY_WEEKS);
    if (!report) continue;
    const assert = assertionsOn(kit, report);
    const history: readonly HistoryWeek[] = report.body.productHistory.weeks;
    checkWeeks(assert, inWindow, history);
    for (const week of weeks) {
      const row = findWeek(history, week);
      if (row && (row.isPresent || week === latest)) checkWeek(assert, row, await readCard(week, productId));
    }
    await checkOfferHistory(latest, productId, inWindow);
  }
  const revenues = async (id: number, count: number) =>
    (await readHistory(id, count))?.body.productHistory.weeks.map(({ revenue }) => revenue);
  await checkSeries(latest, 'product', ids, revenues, published);
}
