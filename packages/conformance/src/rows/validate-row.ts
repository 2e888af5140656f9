import type { Assertions } from '../assertions.ts';
import { listShapes, type Row } from './report-shapes.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Fields that count distinct things of a row, and so are at least 1: whatever has a row has an offer. */
const counted = ['sellersCount', 'productsCount', 'categoriesCount'];

const nameOf = (call: string, row: Row): string => {
  const id =
    listShapes[call]?.id ?? Object.keys(row).find((field) => /^(seller|brand|category)Id$/.test(field));
  return id === undefined ? '' : `${id} ${String(row[id])}: `;
};

/** Searches by categories, whose rows carry an index or a place of the whole week. */
const ofWholeWeek = ['seller.byCategories', 'brand.byCategories'];

function judgeUnsold(call: string, row: Row, name: string, assert: Assertions) {
  const { demandIndex = null, potentialProfitIndex = 0 } = row;
  const isWide = ofWholeWeek.includes(call);
  const zeros: unknown[] = isWide ? [] : [potentialProfitIndex, demandIndex ?? 0];
  for (const [field, value] of Object.entries(row)) if (field.startsWith('share')) zeros.push(value ?? 0);
  assert.holds(
    'unsold-null',
    zeros.every((value) => value === 0),
    `${name}indices and shares 0`,
    row,
  );
  if (call !== 'seller.info' && !isWide && 'placeByRevenue' in row)
    assert.equal('unsold-null', `${name}placeByRevenue`, null, row['placeByRevenue']);
  if ('categorySellersHHI' in row)
    assert.equal('unsold-null', `${name}categorySellersHHI`, null, row['categorySellersHHI']);
  // Nullable demandIndex and averagePrice are those of the category's rows and of the week.
  if ('category1LvlId' in row && 'demandIndex' in row)
    assert.equal('unsold-null', `${name}demandIndex`, null, demandIndex);
}

function judgeSold(row: Row, name: string, assert: Assertions) {
  const { demandIndex, potentialProfitIndex, placeByRevenue, categorySellersHHI } = row;
  if (isNumber(potentialProfitIndex))
    assert.holds(
      'sold-figures',
      potentialProfitIndex >= 0.02 - 1e-9,
      `${name}potentialProfitIndex ≥ 0.02`,
      potentialProfitIndex,
    );
  if (demandIndex !== undefined)
    assert.holds(
      'sold-figures',
      isNumber(demandIndex) && demandIndex > 0,
      `${name}demandIndex above 0`,
      demandIndex,
    );
  for (const [field, value] of Object.entries({ placeByRevenue, categorySellersHHI }))
    if (field in row) assert.holds('sold-figures', value !== null, `${name}${field} of what sold`, value);
}

function judgeAverage(row: Row, name: string, assert: Assertions) {
  const { revenue, salesCount, averagePrice } = row;
  if (averagePrice === undefined || !isNumber(revenue) || !isNumber(salesCount)) return;
  const canBeNull = 'category1LvlId' in row || 'publishedAt' in row;
  const expected = salesCount > 0 ? revenue / salesCount : canBeNull ? null : 0;
  assert.ratio('average-price', `${name}averagePrice`, expected, averagePrice as number | null);
}

function judgeBrand(call: string, row: Row, name: string, assert: Assertions) {
  const { brandId, brandTitle, competitorsCount } = row;
  if (brandId === undefined || brandTitle === undefined) return;
  if (brandId === 0) assert.equal('no-brand', `${name}brandTitle`, 'Без бренда', brandTitle);
  if (call === 'seller.brands')
    assert.holds(
      'competitors',
      (competitorsCount === null) === (brandId === 0),
      `${name}competitorsCount null for «Без бренда» alone`,
      competitorsCount,
    );
}

function judgeDate({ onKaspiFrom }: Row, name: string, assert: Assertions) {
  if (typeof onKaspiFrom !== 'string') return;
  const day = new Date(`${onKaspiFrom}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(onKaspiFrom);
  assert.holds('schema', exists, `${name}onKaspiFrom a day that exists`, onKaspiFrom);
}

/** Holds one row or profile to what its own figures must agree on. */
export function validateRow(call: string, row: Row, assert: Assertions): void {
  const { revenue, salesCount, minPrice, medianPrice, brandsCount, productsCount } = row;
  const name = nameOf(call, row);
  if (isNumber(revenue) && isNumber(salesCount)) {
    assert.holds(
      'sold-revenue',
      revenue > 0 === salesCount > 0,
      `${name}revenue above 0 where something sold`,
      {
        revenue,
        salesCount,
      },
    );
    if (salesCount > 0) judgeSold(row, name, assert);
    // A product's index is the product's: the offer of one seller may not have sold.
    else if (call !== 'seller.products') judgeUnsold(call, row, name, assert);
  }
  judgeAverage(row, name, assert);
  judgeBrand(call, row, name, assert);
  judgeDate(row, name, assert);
  for (const field of counted) {
    if (call === 'period.weekInfo' || !isNumber(row[field])) continue;
    assert.holds('counts', row[field] >= 1, `${name}${field} at least 1`, row[field]);
  }
  if (isNumber(brandsCount) && isNumber(productsCount))
    assert.holds('counts', brandsCount <= productsCount, `${name}brandsCount ≤ productsCount`, brandsCount);
  if (isNumber(minPrice) && isNumber(medianPrice))
    assert.holds(
      'min-price',
      minPrice <= medianPrice && minPrice > 0,
      `${name}0 < minPrice ≤ medianPrice`,
      minPrice,
    );
  for (const field of ['medianPrice', 'sellerPrice'])
    if (field in row)
      assert.holds('median-price', Number(row[field]) > 0, `${name}${field} above 0`, row[field]);
}
