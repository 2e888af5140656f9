import { type CategoryTree, contract } from '@vitrina/contract';
import type { Source } from '../findings.ts';
import { assertionsOn } from '../kit.ts';
import { compareSums } from '../rows/compare-rows.ts';
import type { ServerWeek } from '../server-week.ts';
import { checkTopList, rankAmong } from './top-list.ts';

function checkProfile({ kit, info, categories, sellers, brands }: ServerWeek) {
  const { weekInfo } = info.body;
  const assert = assertionsOn(kit, info);
  const against = (list: Source) => assertionsOn(kit, info, list);
  const rows = categories.body.categories;
  const products = rows.reduce((total, row) => total + row.productsCount, 0);
  const counts = [
    ['categoriesCount', rows.length, categories],
    ['sellersCount', sellers.body.length, sellers],
    ['brandsCount', brands.body.length, brands],
    ['productsCount', products, categories],
  ] as const;
  for (const [name, expected, list] of counts) against(list).equal('counts', name, expected, weekInfo[name]);
  const { topSellers, topBrands } = weekInfo;
  checkTopList(against(sellers), 'topSellers', topSellers, sellers.body, (row) => row.sellerId, 8);
  checkTopList(against(brands), 'topBrands', topBrands, brands.body, (row) => row.brandId, 8);
  assert.holds(
    'schema',
    /^\d{4}-\d\d-\d\dT.*Z$/.test(weekInfo.publishedAt) && !Number.isNaN(Date.parse(weekInfo.publishedAt)),
    'publishedAt a moment in UTC',
    weekInfo.publishedAt,
  );
  const ofSellers = new Map(sellers.body.map((row) => [row.sellerId, row.revenue]));
  const ofBrands = new Map(brands.body.map((row) => [row.brandId, row.revenue]));
  for (const { id, revenue } of topSellers)
    assert.amount('top-list', `revenue of top seller ${id}`, ofSellers.get(id) ?? 0, revenue);
  for (const { id, revenue } of topBrands)
    assert.amount('top-list', `revenue of top brand ${id}`, ofBrands.get(id) ?? 0, revenue);
}

function checkSums({ kit, info, categories, sellers, brands }: ServerWeek) {
  const { weekInfo } = info.body;
  compareSums(assertionsOn(kit, categories, info), 'all categories', categories.body.categories, weekInfo);
  compareSums(assertionsOn(kit, sellers, info), 'all sellers', sellers.body, weekInfo);
  const ofBrands = brands.body.reduce((total, row) => total + row.revenue, 0);
  assertionsOn(kit, brands).holds(
    'sums',
    ofBrands <= weekInfo.revenue + 0.01,
    `brands at most the week’s ${weekInfo.revenue}`,
    ofBrands,
  );
  for (const [report, rows] of [
    [categories, categories.body.categories],
    [brands, brands.body],
  ] as const)
    for (const row of rows) {
      const expected = weekInfo.revenue === 0 ? 0 : row.revenue / weekInfo.revenue;
      assertionsOn(kit, report).ratio('shares', 'shareRevenueFromTotal', expected, row.shareRevenueFromTotal);
    }
}

function checkPlaces({ kit, categories, sellers }: ServerWeek) {
  for (const [report, rows] of [
    [categories, categories.body.categories],
    [sellers, sellers.body],
  ] as const) {
    const revenues = rows.map((row) => row.revenue);
    const places = new Map<number, number | null>();
    for (const { revenue, placeByRevenue } of rows) {
      const expected = places.get(revenue) ?? rankAmong(revenues, revenue);
      places.set(revenue, expected);
      const rule = revenue === 0 ? 'unsold-null' : 'rank';
      assertionsOn(kit, report).equal(rule, `placeByRevenue of revenue ${revenue}`, expected, placeByRevenue);
    }
  }
}

const formatTree = (tree: CategoryTree['categoriesTree']) =>
  Object.entries(tree).flatMap(([top, middles]) =>
    Object.entries(middles).flatMap(([middle, leaves]) =>
      leaves.map((leaf) => `${leaf} in ${middle} in ${top}`),
    ),
  );

async function checkTree(week: ServerWeek) {
  const tree = await week.read(contract.category.tree);
  if (!tree) return;
  const assert = assertionsOn(week.kit, tree);
  const { categoriesTree, categoryIdNameMap } = tree.body;
  const rows = week.categories.body.categories;
  const listed = rows.map((row) => `${row.categoryId} in ${row.category2LvlId} in ${row.category1LvlId}`);
  assert.equal('tree', 'leaves', listed.toSorted(), formatTree(categoriesTree).toSorted());
  for (const leaves of Object.values(categoriesTree).flatMap((middles) => Object.values(middles)))
    assert.equal(
      'tree',
      'leaves ascending',
      leaves.toSorted((a, b) => a - b),
      leaves,
    );
  const ids = new Set(
    rows.flatMap((row) => [row.categoryId, row.category2LvlId, row.category1LvlId]).map(String),
  );
  assert.equal('tree', 'ids with a name', [...ids].toSorted(), Object.keys(categoryIdNameMap).toSorted());
  for (const row of rows)
    assert.equal('tree', `name of ${row.categoryId}`, row.categoryTitle, categoryIdNameMap[row.categoryId]);
}

/** Checks the week's profile, categories, sellers, brands and tree against each other. */
export async function checkWeekTotals(week: ServerWeek): Promise<void> {
  checkProfile(week);
  checkSums(week);
  checkPlaces(week);
  await checkTree(week);
}
