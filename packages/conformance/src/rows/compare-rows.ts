import type { Assertions } from '../assertions.ts';
import type { Offer } from '../computation/offer.ts';
import { figuresOf } from '../computation/figures.ts';
import type { Rule } from '../rules.ts';
import type { Row } from './report-shapes.ts';

/** The rule of each field. */
const ruleOf: Readonly<Record<string, Rule>> = {
  revenue: 'sums',
  salesCount: 'sums',
  medianPrice: 'median-price',
  minPrice: 'min-price',
  sellersCount: 'counts',
  brandsCount: 'counts',
  categoriesCount: 'counts',
  productsCount: 'counts',
  categoriesWithSalesCount: 'counts-sold',
  brandsWithSalesCount: 'counts-sold',
  productsWithSalesCount: 'counts-sold',
  competitorsCount: 'competitors',
  potentialProfitIndex: 'profit-index',
  averageRating: 'average-rating',
  placeByRevenue: 'rank',
  shareRevenueFromTotal: 'shares',
  shareRevenueFromCategory: 'shares',
  shareRevenueFromSection: 'shares',
  shareRevenueFromBrand: 'shares',
  shareRevenueFromSeller: 'shares',
  categorySellersHHI: 'sellers-hhi',
};

/** Compares the fields of a row with expected values; a field that is missing or has no rule passes. */
export function compareRow(
  assert: Assertions,
  name: string,
  row: Row,
  expected: Row,
  rules: Readonly<Record<string, Rule>> = {},
) {
  for (const [field, value] of Object.entries(expected)) {
    const rule = rules[field] ?? ruleOf[field];
    if (rule === undefined || !(field in row)) continue;
    const [should, is] = [value as number | null, row[field] as number | null];
    const label = `${name}${field}`;
    if (rule === 'sums' && should !== null && is !== null) assert.amount(rule, label, should, is);
    else assert.ratio(rule, label, should, is);
  }
}

/** Expected fields of a row besides those that follow from its offers alone. */
type ExpectedFields = (id: number, offers: readonly Offer[]) => Row;

/** Compares a list with the offers that it is about, grouped by the id of its rows. */
export function compareList(
  assert: Assertions,
  rows: readonly Row[],
  id: string,
  parts: ReadonlyMap<number, readonly Offer[]>,
  expectMore: ExpectedFields,
) {
  const given = rows.map((row) => Number(row[id]));
  const known = new Set(given);
  const missing = [...parts.keys()].filter((one) => !known.has(one));
  const added = given.filter((one) => !parts.has(one));
  assert.equal('complete', `${id}s missing from the list`, [], missing.slice(0, 5));
  assert.equal('complete', `${id}s without an offer`, [], added.slice(0, 5));
  for (const row of rows) {
    const offers = parts.get(Number(row[id]));
    if (!offers) continue;
    const expected = { ...figuresOf(offers), ...expectMore(Number(row[id]), offers) };
    compareRow(assert, `${id} ${String(row[id])}: `, row, expected);
  }
}

/** Revenue and units. */
interface Sums {
  readonly revenue: number;
  readonly salesCount: number;
}

/** Compares the sums of a list with its total. */
export function compareSums(assert: Assertions, label: string, rows: readonly Sums[], sums: Sums) {
  const total = (field: keyof Sums) => rows.reduce((sum, row) => sum + row[field], 0);
  assert.amount('sums', `${label}: revenue`, sums.revenue, total('revenue'));
  assert.equal('sums', `${label}: salesCount`, sums.salesCount, total('salesCount'));
}
