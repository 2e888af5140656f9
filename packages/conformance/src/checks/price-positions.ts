import { type BrandPrices, contract, type SellerPrice, type SellerPrices } from '@vitrina/contract';
import type { Assertions } from '../assertions.ts';
import { assertionsOn } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { sampleRows } from './sample-rows.ts';

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

/** Checks the counts of the groups against a complete list. */
function checkGroups(prices: SellerPrices, assert: Assertions): void {
  const { rows } = prices;
  if (rows.length < prices.count) return;
  const countRows = (is: (row: SellerPrice) => boolean) => rows.filter(is).length;
  const expected = {
    count: rows.length,
    cheapestCount: countRows(({ isCheapest }) => isCheapest),
    undercutCount: countRows(({ isCheapest }) => !isCheapest),
    undercutNowCount: countRows((row) => row.isCheapestBefore === true && !row.isCheapest),
    tiedCount: countRows((row) => row.isCheapest && isTied(row)),
    aloneCount: countRows(({ sellersCount }) => sellersCount === 1),
    canRaiseCount: countRows(canRaise),
  };
  for (const [name, count] of Object.entries(expected))
    assert.equal('price-groups', name, count, prices[name as keyof typeof expected]);
}

function checkBrandPrices({ products, sellers, productsCount }: BrandPrices, assert: Assertions): void {
  for (const row of products) {
    const name = `product ${row.productId}:`;
    const isOrdered = row.minPrice <= row.referencePrice && row.referencePrice <= row.maxPrice;
    assert.holds('price-groups', isOrdered, `${name} minPrice ≤ referencePrice ≤ maxPrice`, row);
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
  for (const { sellerId } of sampleRows(week.sellers.body, week.kit.rng)) {
    const report = await week.read(contract.seller.prices, { sellerId });
    if (!report) continue;
    const assert = assertionsOn(week.kit, report);
    for (const row of report.body.sellerPrices.rows) checkRow(row, assert);
    checkGroups(report.body.sellerPrices, assert);
  }
  for (const { brandId } of sampleRows(week.brands.body, week.kit.rng)) {
    const report = await week.read(contract.brand.prices, { brandId });
    if (report) checkBrandPrices(report.body.brandPrices, assertionsOn(week.kit, report));
  }
}
