import { beforeAll, expect, test } from 'vitest';
import { assertPresent, readUnevenMarket } from './read-all-reports.ts';

/** Whether rows are sorted by revenue, largest first, then by id. */
const isInOrder = (rows: readonly { revenue: number }[], id: (at: number) => number) =>
  rows.every(
    (row, at) =>
      at === 0 ||
      (rows[at - 1]?.revenue ?? 0) > row.revenue ||
      (rows[at - 1]?.revenue === row.revenue && id(at - 1) < id(at)),
  );

let week: Awaited<ReturnType<typeof readUnevenMarket>>;
beforeAll(async () => {
  week = await readUnevenMarket();
}, 60_000);

test('ranks follow revenue, and equal revenue has the same smallest rank', () => {
  const rank = (rows: readonly { revenue: number }[], revenue: number) =>
    revenue === 0 ? null : 1 + rows.filter((row) => row.revenue > revenue).length;
  const { allSellers, categories, perBrand } = week;
  const brands = perBrand.map(({ brandInfo }) => brandInfo);
  for (const rows of [allSellers, categories, brands])
    expect(rows.map(({ placeByRevenue }) => placeByRevenue)).toEqual(
      rows.map(({ revenue }) => rank(rows, revenue)),
    );
});

test('a seller, brand or category has the same figures in the lists of the others', () => {
  const { perSeller, perCategory, perBrand } = week;
  for (const { sellerInfo, sellerCategories, sellerBrands } of perSeller) {
    for (const row of sellerCategories) {
      const other = assertPresent(
        perCategory.find(({ categoryInfo }) => categoryInfo.categoryId === row.categoryId),
      );
      const { revenue, salesCount, averagePrice, potentialProfitIndex, brandsCount, productsCount } = row;
      expect(other.categorySellers.find(({ sellerId }) => sellerId === sellerInfo.sellerId)).toMatchObject({
        revenue,
        salesCount,
        averagePrice,
        potentialProfitIndex,
        brandsCount,
        productsCount,
        shareRevenueFromCategory: row.shareRevenueFromCategory,
      });
      expect(row.competitorsCount).toBe(other.categorySellers.length - 1);
    }
    for (const row of sellerBrands.filter(({ brandId }) => brandId > 0)) {
      const other = assertPresent(perBrand.find(({ brandInfo }) => brandInfo.brandId === row.brandId));
      const { revenue, salesCount, potentialProfitIndex, categoriesCount, productsCount } = row;
      expect(other.brandSellers.find(({ sellerId }) => sellerId === sellerInfo.sellerId)).toMatchObject({
        revenue,
        salesCount,
        potentialProfitIndex,
        categoriesCount,
        productsCount,
        shareRevenueFromBrand: row.shareRevenueFromBrand,
      });
      expect(row.competitorsCount).toBe(other.brandSellers.length - 1);
    }
  }
  for (const { brandInfo, brandCategories } of perBrand)
    for (const { categoryId, categoryTitle, shareRevenueFromBrand, ...row } of brandCategories) {
      const other = assertPresent(
        perCategory.find(({ categoryInfo }) => categoryInfo.categoryId === categoryId),
      );
      expect(other.categoryInfo.categoryTitle).toBe(categoryTitle);
      expect(other.categoryBrands.find(({ brandId }) => brandId === brandInfo.brandId)).toMatchObject(row);
      expect(shareRevenueFromBrand).toBeCloseTo(
        brandInfo.revenue > 0 ? row.revenue / brandInfo.revenue : 0,
        12,
      );
    }
});

test('each list is sorted by revenue, largest first, then by id', () => {
  const { allSellers, categories, allBrands, perSeller, perCategory, perBrand } = week;
  const check = <Row extends { revenue: number }>(rows: readonly Row[], id: (row: Row) => number) =>
    expect(isInOrder(rows, (at) => id(assertPresent(rows[at])))).toBe(true);
  check(allSellers, (row) => row.sellerId);
  check(categories, (row) => row.categoryId);
  check(allBrands, (row) => row.brandId);
  for (const seller of perSeller) {
    check(seller.sellerCategories, (row) => row.categoryId);
    check(seller.sellerBrands, (row) => row.brandId);
    check(seller.sellerProducts, (row) => row.productId);
  }
  for (const category of perCategory) {
    check(category.categorySellers, (row) => row.sellerId);
    check(category.categoryBrands, (row) => row.brandId);
    check(category.productsByCategory, (row) => row.productId);
  }
  for (const brand of perBrand) {
    check(brand.brandCategories, (row) => row.categoryId);
    check(brand.brandSellers, (row) => row.sellerId);
    check(brand.brandProducts, (row) => row.productId);
  }
});

test('the tree has each category of the list once, under its parents', () => {
  const { categoriesTree, categoryIdNameMap } = week.tree;
  const leaves = Object.entries(categoriesTree).flatMap(([level1, middles]) =>
    Object.entries(middles).flatMap(([level2, ids]) => ids.map((id) => [id, Number(level1), Number(level2)])),
  );
  expect(leaves.toSorted((a, b) => assertPresent(a[0]) - assertPresent(b[0]))).toEqual(
    week.categories
      .map((row) => [row.categoryId, row.category1LvlId, row.category2LvlId])
      .toSorted((a, b) => assertPresent(a[0]) - assertPresent(b[0])),
  );
  for (const row of week.categories) expect(categoryIdNameMap[row.categoryId]).toBe(row.categoryTitle);
});
