import { contract } from '@vitrina/contract';
import { share } from '../computation/figures.ts';
import { assertionsOn } from '../kit.ts';
import { compareRow } from '../rows/compare-rows.ts';
import type { ServerWeek } from '../server-week.ts';
import { unknownId } from './sample-params.ts';

/** Sums the rows of several reports by id. */
function addUp<Row extends { revenue: number; salesCount: number }>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
) {
  const sums = new Map<number, { revenue: number; salesCount: number }>();
  for (const row of rows) {
    const { revenue, salesCount } = sums.get(idOf(row)) ?? { revenue: 0, salesCount: 0 };
    sums.set(idOf(row), { revenue: revenue + row.revenue, salesCount: salesCount + row.salesCount });
  }
  return sums;
}

const asSearch = { revenue: 'category-search', salesCount: 'category-search' } as const;

async function checkSellers(week: ServerWeek, categoryIds: readonly number[], chosen: readonly number[]) {
  const found = await week.read(contract.seller.byCategories, { categoryIds });
  const parts = await Promise.all(
    chosen.map((categoryId) => week.read(contract.category.sellers, { categoryId })),
  );
  const lists = parts.filter((part) => part !== undefined);
  if (!found || lists.length < parts.length) return;
  const assert = assertionsOn(week.kit, found, ...lists);
  const sums = addUp(
    lists.flatMap(({ body }) => body.categorySellers),
    (row) => row.sellerId,
  );
  const ids = found.body.map((row) => row.sellerId).toSorted((a, b) => a - b);
  assert.equal(
    'category-search',
    'sellers',
    [...sums.keys()].toSorted((a, b) => a - b).slice(0, 50),
    ids.slice(0, 50),
  );
  const places = new Map(week.sellers.body.map((row) => [row.sellerId, row.placeByRevenue]));
  for (const row of found.body) {
    const expected = { ...sums.get(row.sellerId), placeByRevenue: places.get(row.sellerId) ?? null };
    compareRow(assert, `seller ${row.sellerId}: `, row, expected, asSearch);
  }
}

async function checkBrands(week: ServerWeek, categoryIds: readonly number[], chosen: readonly number[]) {
  const found = await week.read(contract.brand.byCategories, { categoryIds });
  const parts = await Promise.all(
    chosen.map((categoryId) => week.read(contract.category.brands, { categoryId })),
  );
  const lists = parts.filter((part) => part !== undefined);
  if (!found || lists.length < parts.length) return;
  const assert = assertionsOn(week.kit, found, ...lists);
  const rows = lists.flatMap(({ body }) => body.categoryBrands);
  const sums = addUp(rows, (row) => row.brandId);
  const total = rows.reduce((all, row) => all + row.revenue, 0);
  const ids = found.body.map((row) => row.brandId).toSorted((a, b) => a - b);
  const should = [...sums.keys()].filter((id) => id > 0).toSorted((a, b) => a - b);
  assert.equal('category-search', 'brands', should.slice(0, 50), ids.slice(0, 50));
  for (const row of found.body) {
    const own = rows.filter(({ brandId }) => brandId === row.brandId);
    const expected = {
      ...sums.get(row.brandId),
      shareRevenueFromTotal: share(sums.get(row.brandId)?.revenue ?? 0, total),
      productsCount: own.reduce((all, { productsCount }) => all + productsCount, 0),
      ...(own.length === 1 && { sellersCount: own[0]?.sellersCount }),
    };
    compareRow(assert, `brand ${row.brandId}: `, row, expected, asSearch);
    const counts = own.map(({ sellersCount }) => sellersCount);
    const most = counts.reduce((all, count) => all + count, 0);
    const isBetween = row.sellersCount >= Math.max(0, ...counts) && row.sellersCount <= most;
    assert.holds(
      'counts',
      isBetween,
      `brand ${row.brandId}: sellersCount from the most of one category to the sum`,
      row.sellersCount,
    );
  }
}

/** Checks both searches by these categories against the lists of each. */
export async function checkCategorySearch(week: ServerWeek, categoryIds: readonly number[]): Promise<void> {
  const known = new Set(week.categories.body.categories.map((row) => row.categoryId));
  const chosen = [...new Set(categoryIds)].filter((id) => known.has(id));
  await checkSellers(week, categoryIds, chosen);
  await checkBrands(week, categoryIds, chosen);
}

/** Checks searches by one category, several, repeated, unknown and higher ones. */
export async function checkCategorySearches(week: ServerWeek): Promise<void> {
  const { rng } = week.kit;
  const rows = rng.sample(week.categories.body.categories, 6);
  const [one = 0, two = one, three = two, ...more] = rows.map((row) => row.categoryId);
  const unknown = unknownId(week);
  const higher = [rows[0]?.category1LvlId ?? unknown, rows[0]?.category2LvlId ?? unknown];
  const leaves = new Set(week.categories.body.categories.map((row) => row.categoryId));
  const request = [
    [one],
    [two, one],
    [one, one, two, one],
    [unknown, three, unknown],
    [one, two, three, ...more],
    [three, ...higher.filter((id) => !leaves.has(id))],
  ];
  for (const categoryIds of request) await checkCategorySearch(week, categoryIds);
  for (const route of [contract.seller.byCategories, contract.brand.byCategories]) {
    const nothing = await week.read(route, { categoryIds: [unknown] });
    if (nothing) assertionsOn(week.kit, nothing).equal('search-empty', 'rows', [], nothing.body);
  }
  const unknownEmail = await week.read(contract.seller.byTitle, {
    title: `нет такого продавца ${unknown} №`,
  });
  if (unknownEmail) assertionsOn(week.kit, unknownEmail).equal('search-empty', 'rows', [], unknownEmail.body);
}
