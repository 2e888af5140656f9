import type { Assertions } from '../assertions.ts';
import type { Offer } from '../computation/offer.ts';
import { figuresOf } from '../computation/figures.ts';
import type { Rule } from '../rules.ts';
import type { Row } from './report-shapes.ts';

/** The rule that each field's figure comes under. */
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
  placeByRevenue: 'places',
  shareRevenueFromTotal: 'shares',
  shareRevenueFromCategory: 'shares',
  shareRevenueFromBrand: 'shares',
  shareRevenueFromSeller: 'shares',
  categorySellersHHI: 'sellers-hhi',
};

/** Holds the fields of a row to what they should be; fields that it lacks, or that have no rule, pass. */
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
    const what = `${name}${field}`;
    if (rule === 'sums' && should !== null && is !== null) assert.amount(rule, what, should, is);
    else assert.ratio(rule, what, should, is);
  }
}

/** What should stand in one row beside the figures of its offers. */
type Beside = (id: number, offers: readonly Offer[]) => Row;

/** Holds a list to the offers that it is about, parted by the id of its rows. */
export function compareList(
  assert: Assertions,
  rows: readonly Row[],
  id: string,
  parts: ReadonlyMap<number, readonly Offer[]>,
  beside: Beside,
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
    const expected = { ...figuresOf(offers), ...beside(Number(row[id]), offers) };
    compareRow(assert, `${id} ${String(row[id])}: `, row, expected);
  }
}

/** Something that took in money. */
interface Sums {
  readonly revenue: number;
  readonly salesCount: number;
}

/** Holds the sums of a list to those of its whole. */
export function compareSums(assert: Assertions, what: string, rows: readonly Sums[], whole: Sums) {
  const total = (field: keyof Sums) => rows.reduce((sum, row) => sum + row[field], 0);
  assert.amount('sums', `revenue of ${what}`, whole.revenue, total('revenue'));
  assert.equal('sums', `salesCount of ${what}`, whole.salesCount, total('salesCount'));
}
