import { type AssortmentGap, contract, type MissingProduct, type SimilarSeller } from '@vitrina/contract';
import type { Assertions } from '../assertions.ts';
import { stateOf } from '../computation/changes.ts';
import { groupOffers, revenueOf } from '../computation/figures.ts';
import type { Offer } from '../computation/offer.ts';
import { compareSellers, missingOffers } from '../computation/seller-rivals.ts';
import type { Source } from '../findings.ts';
import { assertionsOn } from '../kit.ts';
import { readAllOffers, readOffersOf, type ServerWeek } from '../server-week.ts';
import { unknownId } from './sample-params.ts';
import { checkSharedProducts } from './shared-products.ts';
import { sampleRows } from './sample-rows.ts';

/** The most similar sellers of a response, and the most cards of a gap. */
const MAX_SIMILAR = 20;
const MAX_MISSING = 1000;

/** Rivals of one request for a gap. */
const RIVALS = 3;

/** Checks what one similar seller shares, by the offers of both. */
function checkShared(row: SimilarSeller, own: readonly Offer[], other: readonly Offer[], assert: Assertions) {
  const name = `seller ${row.sellerId}:`;
  const { overlap, revenue, sharedRevenue, ...counts } = compareSellers(own, other);
  for (const [field, count] of Object.entries(counts))
    assert.equal('shared-cards', `${name} ${field}`, count, row[field as keyof typeof counts]);
  assert.amount('shared-cards', `${name} revenue`, revenue, row.revenue);
  assert.amount('shared-cards', `${name} sharedRevenue`, sharedRevenue, row.sharedRevenue);
  assert.ratio('shared-cards', `${name} overlap`, overlap, row.overlap);
}

/** Checks the order of similar sellers; overlaps that differ by less than their precision may stand either way. */
function checkOrder(rows: readonly SimilarSeller[], assert: Assertions): void {
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    if (next === undefined) return;
    const isTied = row.sharedRevenue === next.sharedRevenue;
    const isOrdered = row.sharedRevenue > next.sharedRevenue || (isTied && row.overlap > next.overlap - 1e-9);
    const place = `row ${at} before seller ${next.sellerId} by sharedRevenue, then overlap`;
    assert.holds('shared-cards', isOrdered, place, row.sellerId);
  }
}

/** Checks that no seller of a week that is read whole shares more than those listed. */
function checkNoneMissing(
  rows: readonly SimilarSeller[],
  own: readonly Offer[],
  all: readonly Offer[],
  assert: Assertions,
): void {
  const shared = [...groupOffers(all, 'sellerId')]
    .filter(([id]) => id !== own[0]?.sellerId)
    .map(([, offers]) => compareSellers(own, offers))
    .filter(({ sharedProductsCount }) => sharedProductsCount > 0)
    .map(({ sharedRevenue }) => sharedRevenue)
    .toSorted((a, b) => b - a)
    .slice(0, MAX_SIMILAR);
  assert.equal('shared-cards', 'rows', shared.length, rows.length);
  for (const [at, sharedRevenue] of shared.entries())
    assert.amount('shared-cards', `row ${at}: sharedRevenue`, sharedRevenue, rows[at]?.sharedRevenue ?? -1);
}

function checkMissingRow(row: MissingProduct, ofRivals: readonly Offer[], assert: Assertions): void {
  const name = `product ${row.productId}:`;
  assert.equal('assortment-gap', `${name} rivalsCount`, ofRivals.length, row.rivalsCount);
  assert.amount('assortment-gap', `${name} rivalsRevenue`, revenueOf(ofRivals), row.rivalsRevenue);
  const perOffer = row.revenue / row.sellersCount;
  assert.ratio('assortment-gap', `${name} revenuePerOffer`, perOffer, row.revenuePerOffer);
  const isPossible = row.isNew !== true || row.state !== 'stayed';
  assert.holds('states-agree', isPossible, `${name} not both new and stayed`, row.state);
}

/** Checks a gap against the offers of the seller and of its rivals. */
function checkMissing(
  gap: AssortmentGap,
  missing: ReadonlyMap<number, readonly Offer[]>,
  assert: Assertions,
) {
  const { products } = gap;
  assert.equal('assortment-gap', 'count', missing.size, gap.count);
  assert.equal('assortment-gap', 'rows', Math.min(missing.size, MAX_MISSING), products.length);
  for (const [at, row] of products.entries()) {
    checkMissingRow(row, missing.get(row.productId) ?? [], assert);
    const next = products[at + 1];
    const isOrdered =
      next === undefined ||
      row.revenue > next.revenue ||
      (row.revenue === next.revenue && row.productId < next.productId);
    assert.holds('assortment-gap', isOrdered, `row ${at} before product ${next?.productId}`, row.productId);
  }
  const revenue = products.reduce((total, row) => total + row.revenue, 0);
  if (products.length === gap.count) assert.amount('assortment-gap', 'revenue', revenue, gap.revenue);
}

/** The fields of a missing card that its profile has. */
const cardFields = [
  'productName',
  'kaspiId',
  'productKaspiLink',
  'categoryId',
  'categoryTitle',
  'brandId',
  'brandTitle',
  'revenue',
  'salesCount',
  'medianPrice',
  'sellersCount',
  'potentialProfitIndex',
  'isNew',
] as const;

/** Checks the figures of a missing card against its profile and its offers. */
async function checkCard(week: ServerWeek, row: MissingProduct, report: Source): Promise<void> {
  const { productId } = row;
  const card = await week.read(contract.product.info, { productId });
  const offers = await week.read(contract.product.offers, { productId });
  if (!card || !offers) return;
  const { productInfo } = card.body;
  const ofCard = assertionsOn(week.kit, report, card);
  for (const field of cardFields)
    ofCard.equal('assortment-gap', `product ${productId}: ${field}`, productInfo[field], row[field]);
  const { against, productOffers } = offers.body;
  const wasOffered = productOffers.some(({ priceBefore }) => priceBefore !== null);
  const state = stateOf(true, against === null ? null : wasOffered);
  assertionsOn(week.kit, report, offers).equal(
    'states-agree',
    `product ${productId}: state`,
    state,
    row.state,
  );
}

async function checkGap(
  week: ServerWeek,
  own: readonly Offer[],
  products: Source,
  rivals: readonly number[],
): Promise<void> {
  const sellerId = own[0]?.sellerId ?? 0;
  const offers = await readOffersOf(week, rivals);
  if (!offers) return;
  // Nothing more comes from a repeated or an unknown id, and from the seller itself.
  const rivalIds = [...rivals, ...rivals.slice(0, 1), unknownId(week), sellerId];
  for (const inMyCategories of [true, false]) {
    const report = await week.read(contract.seller.assortmentGap, { sellerId, rivalIds, inMyCategories });
    if (!report) continue;
    const assert = assertionsOn(week.kit, report, products);
    const { assortmentGap } = report.body;
    checkMissing(assortmentGap, missingOffers(own, offers, inMyCategories), assert);
    for (const row of week.kit.rng.sample(assortmentGap.products, 1)) await checkCard(week, row, report);
  }
}

/** Checks the similar sellers of some sellers, and what those offer beside them. */
export async function checkRivals(week: ServerWeek): Promise<void> {
  const all = await readAllOffers(week);
  for (const { sellerId } of sampleRows(week.sellers.body, week.kit.rng)) {
    const report = await week.read(contract.seller.similar, { sellerId });
    const own = await week.readOffers(sellerId);
    const products = await week.read(contract.seller.products, { sellerId });
    if (!report || !own || !products) continue;
    const rows = report.body.similarSellers;
    const assert = assertionsOn(week.kit, report, products);
    checkOrder(rows, assert);
    if (all) checkNoneMissing(rows, own, all, assert);
    for (const row of week.kit.rng.sample(rows, RIVALS)) {
      const offers = await week.readOffers(row.sellerId);
      if (offers) checkShared(row, own, offers, assert);
    }
    const rivals = rows.slice(0, RIVALS).map((row) => row.sellerId);
    await checkGap(week, own, products, rivals);
    await checkSharedProducts(week, [...rivals, sellerId]);
    await checkSharedProducts(week, [sellerId]);
  }
}
