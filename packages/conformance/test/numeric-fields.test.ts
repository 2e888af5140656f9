import { expect, test } from 'vitest';
import { checkConformance, type Part } from '../src/check-conformance.ts';
import { fixtureMarket } from './fixture-market.ts';
import { serveFixture } from './fixture-server.ts';
import { numericFields, shiftField } from './numeric-fields.ts';

/** The part of the kit that checks most fields of an entity's reports. */
const mainPartOf: Readonly<Record<string, Part>> = {
  period: 'week',
  seller: 'sellers',
  brand: 'brands',
  category: 'categories',
  product: 'products',
  find: 'find',
};

/** All parts that check an entity's reports. */
const partsOf: Readonly<Record<string, readonly Part[]>> = {
  period: ['week'],
  seller: ['week', 'sellers', 'categories', 'titles', 'searches', 'indices'],
  brand: ['week', 'brands', 'searches', 'indices', 'terms'],
  category: ['week', 'sellers', 'categories', 'indices', 'terms'],
  product: ['products', 'sellers', 'categories'],
  find: ['week', 'categories', 'find'],
};

/** The part of the kit that checks an endpoint beyond its entity's own lists and profiles. */
const partOfInsight = (endpoint: string): Part | undefined => {
  if (endpoint.endsWith('.index')) return 'terms';
  if (endpoint === 'market.movers') return 'movers';
  if (endpoint.endsWith('.changes')) return 'changes';
  if (endpoint.endsWith('.prices')) return 'prices';
  return /history$|^market\./i.test(endpoint) ? 'histories' : undefined;
};

/** A part of the fixture's market: each field costs a run of the kit. */
const offers = fixtureMarket(46).filter(({ productId }) => productId % 4 === 0 || productId > 900);

const week = { year: 2026, weekNumber: 46, offers };

/** The week before, for reports that compare: other prices and sales of the same offers, and fewer of them. */
const weekBefore = {
  year: 2026,
  weekNumber: 45,
  offers: offers
    .filter((_, at) => at % 5 > 0)
    .map((offer) => ({
      ...offer,
      price: offer.price + 700n,
      revenue: offer.revenue + 700n * BigInt(offer.salesCount),
    })),
};

/** The week before, for movers: some sellers, brands and categories of either week are not in the other. */
const otherWeekBefore = {
  year: 2026,
  weekNumber: 45,
  offers: fixtureMarket(45).filter(({ sellerId, brandId, categoryId }) =>
    [sellerId, brandId, categoryId].every((id) => id % 5 !== 0 || id === 0),
  ),
};

const weeksOf = ({ endpoint, path }: (typeof numericFields)[number]) => {
  if (endpoint === 'market.movers') return [week, otherWeekBefore];
  return path.some((name) => name.endsWith('Before')) ? [week, weekBefore] : [week];
};

/** Figures of the week that a mover was absent in: null by definition. */
const isAlwaysNull = (name: string) =>
  /\.(?:entered\.rows\.\*\.(?:\w+Before|change)|left\.rows\.\*\.(?:revenue|place|share|salesCount|change))$/.test(
    name,
  );

/**
 * Fields whose values no rule of the kit derives from other calls yet, so that the oracle alone compares them with the
 * independent computation.
 */
const unchecked: readonly string[] = [
  'brand.changes brandChanges.cells.*.categoryId',
  'brand.changes brandChanges.cells.*.salesCount',
  'brand.changes brandChanges.cells.*.shareRevenueFromCategory',
  'brand.changes brandChanges.cells.*.shareRevenueFromCategoryBefore',
  'brand.prices brandPrices.products.*.maxPrice',
  'brand.prices brandPrices.products.*.minPrice',
  'brand.prices brandPrices.products.*.productId',
  'brand.prices brandPrices.products.*.referencePrice',
  'brand.prices brandPrices.products.*.revenue',
  'brand.prices brandPrices.products.*.sellersCount',
  'brand.prices brandPrices.productsCount',
  'brand.prices brandPrices.sellers.*.offersCount',
  'brand.prices brandPrices.sellers.*.revenue',
  'brand.prices brandPrices.sellers.*.revenueBelow',
  'brand.prices brandPrices.sellers.*.sellerId',
  'brand.prices brandPrices.singleSellerProductsCount',
  'brand.prices brandPrices.threshold',
  'seller.changes sellerChanges.products.*.categoryId',
  'seller.changes sellerChanges.products.*.minPrice',
  'seller.changes sellerChanges.products.*.minPriceBefore',
  'seller.changes sellerChanges.products.*.price',
  'seller.changes sellerChanges.products.*.priceBefore',
  'seller.changes sellerChanges.products.*.productId',
  'seller.changes sellerChanges.products.*.productSalesCount',
  'seller.changes sellerChanges.products.*.productSalesCountBefore',
  'seller.changes sellerChanges.products.*.salesCount',
  'seller.changes sellerChanges.products.*.sellersCount',
  'seller.changes sellerChanges.products.*.sellersCountBefore',
  'seller.changes sellerChanges.products.*.sellersEntered',
  'seller.changes sellerChanges.products.*.sellersLeft',
  'seller.prices sellerPrices.before.cheapestCount',
  'seller.prices sellerPrices.before.count',
  'seller.prices sellerPrices.before.revenue',
  'seller.prices sellerPrices.before.revenueWhereCheapest',
  'seller.prices sellerPrices.count',
  'seller.prices sellerPrices.revenue',
  'seller.prices sellerPrices.revenueWhereCheapest',
  'seller.prices sellerPrices.rows.*.brandId',
  'seller.prices sellerPrices.rows.*.categoryId',
  'seller.prices sellerPrices.rows.*.cheapestSellerId',
  'seller.prices sellerPrices.rows.*.priceBefore',
  'seller.prices sellerPrices.rows.*.productId',
  'seller.prices sellerPrices.rows.*.revenue',
  'seller.prices sellerPrices.rows.*.salesCount',
  'seller.prices sellerPrices.rows.*.shareRevenueFromProduct',
];

const cases = numericFields
  .map((field) => ({ ...field, name: `${field.endpoint} ${field.path.join('.')}` }))
  .filter(({ name }) => !isAlwaysNull(name) && !unchecked.includes(name));

test.each(cases)('finds a server that shifts $name', async (field) => {
  const server = await serveFixture(shiftField(field), weeksOf(field));
  const { endpoint } = field;
  const [entity = ''] = endpoint.split('.');
  const findRules = async (parts: readonly Part[]) => {
    const { findings } = await checkConformance({ url: server.url, parts });
    return findings.map(({ rule }) => rule).filter((rule) => rule !== 'schema');
  };
  const main = partOfInsight(endpoint) ?? mainPartOf[entity] ?? 'week';
  const found = await findRules([main]);
  const rules = found.length > 0 ? found : await findRules(partsOf[entity] ?? []);
  await server.close();
  const advice = `No rule of the kit sees ${field.name} shifted: check it in packages/conformance/src/checks/${entity}.ts`;
  expect(rules, advice).not.toEqual([]);
});
