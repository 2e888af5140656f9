import { MAX_ID } from '@vitrina/contract';
import type { Assertions } from '../assertions.ts';
import { listShapes, type Row } from './report-shapes.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Counts of distinct ids that are at least 1: an entity with a row has an offer. */
const positiveCounts = ['sellersCount', 'productsCount', 'categoriesCount'];

/** Reports whose counts may be 0: of the week, and of what remains of a brand. */
const mayCountNone = ['period.weekInfo', 'brand.prices'];

/** Searches by categories: their indices and ranks are those of the week, not of the chosen categories. */
const weekWideSearches = ['seller.byCategories', 'brand.byCategories'];

const nameOf = (endpoint: string, row: Row): string => {
  const id =
    listShapes[endpoint]?.id ??
    Object.keys(row).find((field) => /^(seller|brand|category|section)Id$/.test(field));
  return id === undefined ? '' : `${id} ${String(row[id])}: `;
};

function validateUnsold(endpoint: string, row: Row, name: string, assert: Assertions) {
  const { demandIndex = null, potentialProfitIndex = 0, meanPotentialProfitIndex = 0 } = row;
  const isWeekWide = weekWideSearches.includes(endpoint);
  const zeros: unknown[] = isWeekWide
    ? []
    : [potentialProfitIndex, meanPotentialProfitIndex, demandIndex ?? 0];
  for (const [field, value] of Object.entries(row)) if (field.startsWith('share')) zeros.push(value ?? 0);
  const areZero = zeros.every((value) => value === 0);
  assert.holds('unsold-null', areZero, `${name}indices and shares 0`, row);
  if (endpoint !== 'seller.info' && !isWeekWide && 'placeByRevenue' in row)
    assert.equal('unsold-null', `${name}placeByRevenue`, null, row['placeByRevenue']);
  if ('categorySellersHHI' in row)
    assert.equal('unsold-null', `${name}categorySellersHHI`, null, row['categorySellersHHI']);
  // demandIndex is nullable in a category's rows alone.
  if ('category1LvlId' in row && 'demandIndex' in row)
    assert.equal('unsold-null', `${name}demandIndex`, null, demandIndex);
}

function validateSold(row: Row, name: string, assert: Assertions) {
  const { demandIndex, potentialProfitIndex: index, placeByRevenue, categorySellersHHI } = row;
  if (isNumber(index))
    assert.holds('sold-figures', index >= 0.02 - 1e-9, `${name}potentialProfitIndex ≥ 0.02`, index);
  if (demandIndex !== undefined) {
    const isPositive = isNumber(demandIndex) && demandIndex > 0;
    assert.holds('sold-figures', isPositive, `${name}demandIndex above 0`, demandIndex);
  }
  for (const [field, value] of Object.entries({ placeByRevenue, categorySellersHHI }))
    if (field in row) assert.holds('sold-figures', value !== null, `${name}${field} of what sold`, value);
}

function validateAverage(row: Row, name: string, assert: Assertions) {
  const { revenue, salesCount, averagePrice } = row;
  if (averagePrice === undefined || !isNumber(revenue) || !isNumber(salesCount)) return;
  const isNullable = ['category1LvlId', 'publishedAt', 'productSellersHHI'].some((field) => field in row);
  const expected = salesCount > 0 ? revenue / salesCount : isNullable ? null : 0;
  assert.ratio('average-price', `${name}averagePrice`, expected, averagePrice as number | null);
}

function validateBrand(endpoint: string, row: Row, name: string, assert: Assertions) {
  const { brandId, brandTitle, competitorsCount } = row;
  if (brandId === undefined || brandTitle === undefined) return;
  if (brandId === 0) assert.equal('no-brand', `${name}brandTitle`, 'Без бренда', brandTitle);
  if (endpoint !== 'seller.brands') return;
  const isRight = (competitorsCount === null) === (brandId === 0);
  assert.holds(
    'competitors',
    isRight,
    `${name}competitorsCount null for «Без бренда» alone`,
    competitorsCount,
  );
}

function validateDate({ onKaspiFrom }: Row, name: string, assert: Assertions) {
  if (typeof onKaspiFrom !== 'string') return;
  const day = new Date(`${onKaspiFrom}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(onKaspiFrom);
  assert.holds('schema', exists, `${name}onKaspiFrom an existing date`, onKaspiFrom);
}

function validateCounts(endpoint: string, row: Row, name: string, assert: Assertions) {
  const { brandsCount, productsCount, commentsCount } = row;
  for (const field of positiveCounts) {
    const count = row[field];
    if (!mayCountNone.includes(endpoint) && isNumber(count))
      assert.holds('counts', count >= 1, `${name}${field} at least 1`, count);
  }
  if (isNumber(brandsCount) && isNumber(productsCount))
    assert.holds('counts', brandsCount <= productsCount, `${name}brandsCount ≤ productsCount`, brandsCount);
  if (isNumber(commentsCount))
    assert.holds('range', commentsCount <= MAX_ID, `${name}commentsCount ≤ ${MAX_ID}`, commentsCount);
}

function validatePrices(row: Row, name: string, assert: Assertions) {
  const { minPrice, medianPrice } = row;
  if (isNumber(minPrice) && isNumber(medianPrice)) {
    const isOrdered = minPrice > 0 && minPrice <= medianPrice;
    assert.holds('min-price', isOrdered, `${name}0 < minPrice ≤ medianPrice`, minPrice);
  }
  for (const field of ['medianPrice', 'sellerPrice'])
    if (field in row)
      assert.holds('median-price', Number(row[field]) > 0, `${name}${field} above 0`, row[field]);
}

/** Checks what the fields of one row or profile must agree on. */
export function validateRow(endpoint: string, row: Row, assert: Assertions): void {
  const { revenue, salesCount } = row;
  const name = nameOf(endpoint, row);
  if (isNumber(revenue) && isNumber(salesCount)) {
    const isConsistent = revenue > 0 === salesCount > 0;
    assert.holds('sold-revenue', isConsistent, `${name}revenue above 0 exactly where salesCount is`, {
      revenue,
      salesCount,
    });
    if (salesCount > 0) validateSold(row, name, assert);
    // A product's index is of all its offers; this seller's offer may be unsold.
    else if (endpoint !== 'seller.products') validateUnsold(endpoint, row, name, assert);
  }
  validateAverage(row, name, assert);
  validateBrand(endpoint, row, name, assert);
  validateDate(row, name, assert);
  validateCounts(endpoint, row, name, assert);
  validatePrices(row, name, assert);
}
