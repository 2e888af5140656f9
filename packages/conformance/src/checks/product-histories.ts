import { MAX_HISTORY_WEEKS, MAX_SERIES_WEEKS, contract } from '@vitrina/contract';
import { assertionsOn } from '../kit.ts';
import { expectMissing } from './not-found.ts';
import { endpointNamed } from '../wire/endpoints.ts';
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

/** Reads the figures that a card's history must have for a week with the card. */
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

/** Draws cards of a category: some of the latest week, one unsold, one rated, and some that only one of the weeks lists. */
async function drawIds(weeks: readonly [ServerWeek, ...ServerWeek[]]): Promise<number[]> {
  const [latest, before] = weeks;
  const { rng } = latest.kit;
  const listOf = async (week: ServerWeek | undefined, categoryId: number) =>
    (await week?.read(contract.category.products, { categoryId }))?.body.productsByCategory ?? [];
  const [largest] = latest.categories.body.categories.toSorted((a, b) => b.productsCount - a.productsCount);
  const categoryId = largest?.categoryId ?? 1;
  const isThereBefore = before?.categories.body.categories.some((row) => row.categoryId === categoryId);
  const rows = await listOf(latest, categoryId);
  const rowsBefore = isThereBefore ? await listOf(before, categoryId) : [];
  const [ids, idsBefore] = [rows, rowsBefore].map((some) => new Set(some.map(({ productId }) => productId)));
  const drawn = [
    ...rng.sample(rows, 1),
    ...rng.sample(
      rows.filter(({ salesCount }) => salesCount === 0),
      1,
    ),
    ...rng.sample(
      rows.filter(({ averageRating }) => averageRating !== null),
      1,
    ),
    ...rng.sample(
      rows.filter(({ productId }) => !idsBefore?.has(productId)),
      2,
    ),
    // Several: what this category lost may be in another one.
    ...rng.sample(
      rowsBefore.filter(({ productId }) => !ids?.has(productId)),
      4,
    ),
  ];
  return [...new Set(drawn.map(({ productId }) => productId))];
}

/** Checks the history of a card against its profile of each week; where it is absent, that has to be unknown. */
async function checkCardHistory(
  productId: number,
  weeks: readonly [ServerWeek, ...ServerWeek[]],
  inWindow: readonly string[],
) {
  const [latest] = weeks;
  const report = await latest.read(contract.product.history, { productId, weeks: MAX_HISTORY_WEEKS });
  if (!report) return;
  const assert = assertionsOn(latest.kit, report);
  const history: readonly HistoryWeek[] = report.body.productHistory.weeks;
  checkWeeks(assert, inWindow, history);
  for (const week of weeks) {
    const row = findWeek(history, week);
    const { year, weekNumber } = week;
    if (row?.isPresent === true) checkWeek(assert, row, await readCard(week, productId));
    else if (row)
      await expectMissing(
        latest.kit,
        endpointNamed('product.info'),
        { year, weekNumber, productId },
        'unknown-id',
      );
  }
  if (findWeek(history, latest)?.isPresent === true) await checkOfferHistory(latest, productId, inWindow);
}

/** Checks the histories of some cards against the profiles of the weeks. */
export async function checkProductHistories(
  weeks: readonly [ServerWeek, ...ServerWeek[]],
  published: readonly Period[],
): Promise<void> {
  const [latest] = weeks;
  const inWindow = windowOf(published, latest, MAX_HISTORY_WEEKS);
  // What no week of a series has is left out of it.
  const inSeries = windowOf(published, latest, MAX_SERIES_WEEKS);
  const known = weeks.filter((week) => inSeries.includes(nameOf(week)));
  const ids = await drawIds([latest, ...known.slice(1)]);
  for (const productId of ids) await checkCardHistory(productId, weeks, inWindow);
  const read = async (productId: number, count: number) => {
    const report = await latest.read(contract.product.history, { productId, weeks: count });
    const history = report?.body.productHistory;
    return history && { title: history.productName, revenues: history.weeks.map(({ revenue }) => revenue) };
  };
  await checkSeries(latest, 'product', ids.toReversed(), read, published);
}
