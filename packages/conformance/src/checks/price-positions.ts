import { type BrandPrices, contract, type SellerPrice, type SellerPrices } from '@vitrina/contract';
import type { Assertions } from '../assertions.ts';
import { assertionsOn } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { sampleRows, sampleSome } from './sample-rows.ts';

function checkRow(row: SellerPrice, assert: Assertions): void {
  const name = `product ${row.productId}:`;
  const { price, minPrice, minPriceOfOthers, sellersCount, priceRank, isCheapest, gapToMin } = row;
  assert.equal('price-position', `${name} minPrice`, Math.min(price, minPriceOfOthers ?? price), minPrice);
  assert.equal('price-position', `${name} isCheapest`, price === minPrice, isCheapest);
  assert.equal('price-position', `${name} first by price`, isCheapest, priceRank === 1);
  assert.holds('price-position', priceRank <= sellersCount, `${name} priceRank ≤ sellersCount`, priceRank);
  assert.ratio('price-position', `${name} gapToMin`, price / minPrice, gapToMin + 1);
  assert.equal('price-position', `${name} others`, sellersCount > 1, minPriceOfOthers !== null);
  const isKnown = row.isCheapestBefore !== null;
  assert.equal('states-agree', `${name} offered before`, row.priceBefore !== null, isKnown);
  assert.equal('states-agree', `${name} stayed`, isKnown, row.state === 'stayed');
}

const isTied = ({ price, minPriceOfOthers }: SellerPrice) => price === minPriceOfOthers;

const canRaise = ({ price, minPriceOfOthers }: SellerPrice) =>
  minPriceOfOthers !== null && Math.round(minPriceOfOthers * 100) * 100 >= Math.round(price * 100) * 103;

/** The rows of each group that a request can choose. */
const groups = {
  undercut: ({ isCheapest }: SellerPrice) => !isCheapest,
  'undercut-now': (row: SellerPrice) => row.isCheapestBefore === true && !row.isCheapest,
  tied: (row: SellerPrice) => row.isCheapest && isTied(row),
  alone: ({ sellersCount }: SellerPrice) => sellersCount === 1,
  'can-raise': canRaise,
};

/** Checks the counts of the groups against a complete list. */
function checkGroups(prices: SellerPrices, assert: Assertions): void {
  const { rows } = prices;
  if (rows.length < prices.count) return;
  const countRows = (is: (row: SellerPrice) => boolean) => rows.filter(is).length;
  const expected = {
    count: rows.length,
    cheapestCount: countRows(({ isCheapest }) => isCheapest),
    undercutCount: countRows(groups.undercut),
    undercutNowCount: countRows(groups['undercut-now']),
    tiedCount: countRows(groups.tied),
    aloneCount: countRows(groups.alone),
    canRaiseCount: countRows(groups['can-raise']),
  };
  for (const [name, count] of Object.entries(expected))
    assert.equal('price-groups', name, count, prices[name as keyof typeof expected]);
}

/** Checks that a group has the rows of a complete list that belong to it, in their order. */
async function checkChosen(week: ServerWeek, sellerId: number, { rows, count }: SellerPrices): Promise<void> {
  if (rows.length < count) return;
  const idsOf = (some: readonly SellerPrice[]) => some.map(({ productId }) => productId);
  for (const [only, isIn] of Object.entries(groups)) {
    const report = await week.read(contract.seller.prices, { sellerId, only });
    if (!report) continue;
    const chosen = idsOf(report.body.sellerPrices.rows);
    assertionsOn(week.kit, report).equal('price-groups', `rows of ${only}`, idsOf(rows.filter(isIn)), chosen);
  }
}

/** The most sellers whose groups are read one by one, and brands with another threshold. */
const MAX_CHOSEN = 2;

/** A threshold beside the default. */
const THRESHOLD = '0.2';

/** Whether a price is below a part of another one, in exact decimals. */
const isBelow = (price: number, reference: number, threshold: number) =>
  Math.round(price * 100) * 10_000 < Math.round((1 - threshold) * 10_000) * Math.round(reference * 100);

function checkBrandPrices(
  { products, sellers, productsCount, threshold }: BrandPrices,
  assert: Assertions,
): void {
  for (const row of products) {
    const name = `product ${row.productId}:`;
    const isOrdered = row.minPrice <= row.referencePrice && row.referencePrice <= row.maxPrice;
    assert.holds('price-groups', isOrdered, `${name} minPrice ≤ referencePrice ≤ maxPrice`, row);
    const hasBelow = isBelow(row.minPrice, row.referencePrice, threshold);
    assert.equal('price-groups', `${name} any below`, hasBelow, row.belowCount > 0);
    assert.holds('price-groups', row.sellersCount > 1, `${name} several sellers`, row.sellersCount);
  }
  if (products.length < productsCount) return;
  const sum = (rows: readonly { readonly belowCount: number }[]) =>
    rows.reduce((total, { belowCount }) => total + belowCount, 0);
  assert.equal('price-groups', 'belowCount of products and sellers', sum(products), sum(sellers));
  for (const { sellerId, belowCount, deepestGap } of sellers)
    assert.equal('price-groups', `seller ${sellerId}: a gap`, belowCount > 0, deepestGap < 0);
}

/** Checks the price positions of sellers and of brands. */
export async function checkPricePositions(week: ServerWeek): Promise<void> {
  const chosen = sampleSome(week.sellers.body, MAX_CHOSEN, week.kit.rng).map(({ sellerId }) => sellerId);
  const sellers = sampleRows(week.sellers.body, week.kit.rng).map(({ sellerId }) => sellerId);
  for (const sellerId of new Set([...sellers, ...chosen])) {
    const report = await week.read(contract.seller.prices, { sellerId });
    if (!report) continue;
    const assert = assertionsOn(week.kit, report);
    for (const row of report.body.sellerPrices.rows) checkRow(row, assert);
    checkGroups(report.body.sellerPrices, assert);
    if (chosen.includes(sellerId)) await checkChosen(week, sellerId, report.body.sellerPrices);
  }
  for (const { brandId } of sampleRows(week.brands.body, week.kit.rng)) {
    const report = await week.read(contract.brand.prices, { brandId });
    if (report) checkBrandPrices(report.body.brandPrices, assertionsOn(week.kit, report));
  }
  for (const { brandId } of sampleSome(week.brands.body, MAX_CHOSEN, week.kit.rng)) {
    const other = await week.read(contract.brand.prices, { brandId, threshold: THRESHOLD });
    if (!other) continue;
    const assert = assertionsOn(week.kit, other);
    assert.equal('echo', 'threshold', Number(THRESHOLD), other.body.brandPrices.threshold);
    checkBrandPrices(other.body.brandPrices, assert);
  }
}
