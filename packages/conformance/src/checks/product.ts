import { type CategoryProduct, contract, type ProductInfo, type ProductOffer } from '@vitrina/contract';
import type { Assertions } from '../assertions.ts';
import { parseWeek } from '../computation/calendar.ts';
import { stateOf } from '../computation/changes.ts';
import { concentration } from '../computation/figures.ts';
import { computeIndices, type WeekIndices } from '../computation/week-indices.ts';
import { compareOffers, presentOffers } from '../computation/offers-order.ts';
import { assertionsOn, readReport, type Report } from '../kit.ts';
import { readAllOffers, type ServerWeek } from '../server-week.ts';
import { sampleRows } from './sample-rows.ts';
import { rankAmong } from './top-list.ts';

type Offers = Report<{ against: string | null; productOffers: readonly ProductOffer[] }>;

type CategoryList = Report<{ readonly productsByCategory: readonly CategoryProduct[] }>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Checks a card's profile beside the products of its category. */
function checkInCategory(info: ProductInfo, rows: readonly CategoryProduct[], assert: Assertions) {
  const name = `product ${info.productId}: `;
  const revenues = rows.map(({ revenue }) => revenue);
  const total = sum(revenues);
  assert.equal(
    'card-place',
    `${name}placeInCategory`,
    rankAmong(revenues, info.revenue),
    info.placeInCategory,
  );
  const sold = rows.filter(({ salesCount }) => salesCount > 0).length;
  assert.equal('card-place', `${name}placesInCategoryCount`, sold, info.placesInCategoryCount);
  const share = total === 0 ? null : info.revenue / total;
  assert.ratio('shares', `${name}shareRevenueFromCategory`, share, info.shareRevenueFromCategory);
}

/** Checks a card's profile beside the offers on it. */
function checkTotals(info: ProductInfo, offers: readonly ProductOffer[], assert: Assertions) {
  const name = `product ${info.productId}: `;
  const now = presentOffers(offers);
  const revenues = now.map(({ revenue }) => revenue);
  const sold = now.filter(({ salesCount }) => salesCount > 0).length;
  assert.amount('sums', `${name}revenue`, sum(revenues), info.revenue);
  assert.equal('sums', `${name}salesCount`, sum(now.map(({ salesCount }) => salesCount)), info.salesCount);
  assert.equal('counts', `${name}sellersCount`, now.length, info.sellersCount);
  assert.equal('counts-sold', `${name}sellersWithSalesCount`, sold, info.sellersWithSalesCount);
  const prices = now.map(({ price }) => price);
  assert.ratio('min-price', `${name}minPrice`, Math.min(...prices), info.minPrice);
  assert.ratio('min-price', `${name}maxPrice`, Math.max(...prices), info.maxPrice);
  assert.ratio('sellers-hhi', `${name}productSellersHHI`, concentration(revenues), info.productSellersHHI);
  if (offers.some(({ revenueBefore }) => revenueBefore !== null))
    assert.equal('card-new', `${name}isNew of what was offered in the week before`, false, info.isNew);
}

/** Checks each offer beside the others on its card. */
function checkOffers({ body }: Offers, assert: Assertions) {
  const { against, productOffers } = body;
  const now = presentOffers(productOffers);
  const total = sum(now.map(({ revenue }) => revenue));
  const prices = now.map(({ price }) => price);
  for (const offer of productOffers) {
    const name = `sellerId ${offer.sellerId}: `;
    const { price, revenue } = offer;
    const share = revenue === null || total === 0 ? null : revenue / total;
    assert.ratio('shares', `${name}shareRevenueFromProduct`, share, offer.shareRevenueFromProduct);
    const rank = price === null ? null : 1 + prices.filter((other) => other < price).length;
    assert.equal('price-rank', `${name}priceRank`, rank, offer.priceRank);
    const gap = price === null ? null : price / Math.min(...prices) - 1;
    assert.ratio('price-rank', `${name}gapToMin`, gap, offer.gapToMin);
    const isBefore = against === null ? null : offer.priceBefore !== null;
    assert.equal('state', `${name}state`, stateOf(price !== null, isBefore), offer.state);
    for (const field of ['salesCount', 'revenue'] as const) {
      assert.equal('state', `${name}${field} is null`, price === null, offer[field] === null);
      const before = offer[`${field}Before`];
      assert.equal('state', `${name}${field}Before is null`, offer.priceBefore === null, before === null);
    }
  }
  const inOrder = productOffers.toSorted(compareOffers).map(({ sellerId }) => sellerId);
  assert.equal(
    'list-order',
    'sellers',
    inOrder,
    productOffers.map(({ sellerId }) => sellerId),
  );
}

/** Checks the figures of the week before against the offers that the same card had in it. */
async function checkBefore(week: ServerWeek, offers: Offers, productId: number) {
  const { against, productOffers } = offers.body;
  const before = productOffers.filter(({ priceBefore }) => priceBefore !== null);
  if (against === null || before.length === 0) return;
  const earlier = await readReport(week.kit, contract.product.offers, { ...parseWeek(against), productId });
  if (!earlier) return;
  const figures = (rows: readonly (readonly unknown[])[]) =>
    rows.toSorted((a, b) => Number(a[0]) - Number(b[0]));
  assertionsOn(week.kit, offers).equal(
    'week-before',
    `product ${productId}: offers of ${against}`,
    figures(
      presentOffers(earlier.body.productOffers).map((row) => [
        row.sellerId,
        row.price,
        row.salesCount,
        row.revenue,
      ]),
    ),
    figures(before.map((row) => [row.sellerId, row.priceBefore, row.salesCountBefore, row.revenueBefore])),
  );
}

async function checkCard(
  week: ServerWeek,
  productId: number,
  list: CategoryList,
  indices: WeekIndices | undefined,
) {
  const info = await week.read(contract.product.info, { productId });
  const offers = await week.read(contract.product.offers, { productId });
  if (!info || !offers) return;
  const { productInfo } = info.body;
  checkInCategory(productInfo, list.body.productsByCategory, assertionsOn(week.kit, info, list));
  checkTotals(productInfo, offers.body.productOffers, assertionsOn(week.kit, info, offers));
  if (indices) {
    const demand =
      productInfo.salesCount === 0 ? null : (indices.products.get(productId)?.demandIndex ?? null);
    assertionsOn(week.kit, info).ratio(
      'native-index',
      `product ${productId}: demandIndex`,
      demand,
      productInfo.demandIndex,
    );
  }
  checkOffers(offers, assertionsOn(week.kit, offers));
  await checkBefore(week, offers, productId);
}

/** The most categories whose cards are read. */
const MAX_CATEGORIES = 6;

/** Checks the cards of some categories: profile and offers against each other, their category and the week before. */
export async function checkProducts(week: ServerWeek): Promise<void> {
  const offers = await readAllOffers(week);
  const indices = offers && computeIndices(offers);
  for (const { categoryId } of week.kit.rng.sample(week.categories.body.categories, MAX_CATEGORIES)) {
    const list = await week.read(contract.category.products, { categoryId });
    if (!list) continue;
    for (const { productId } of sampleRows(list.body.productsByCategory, week.kit.rng).slice(0, 12))
      await checkCard(week, productId, list, indices);
  }
}
