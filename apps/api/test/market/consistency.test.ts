import { beforeAll, expect, test } from 'vitest';
import { assertPresent, marketOffers, readMarket, readUnevenMarket } from './read-all-reports.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Figures {
  revenue: number;
  salesCount: number;
}
const totals = (rows: readonly Figures[]) => ({
  revenue: sum(rows.map((row) => row.revenue)),
  salesCount: sum(rows.map((row) => row.salesCount)),
});
const figures = ({ revenue, salesCount }: Figures) => ({ revenue, salesCount });

const leading = (rows: readonly { revenue: number; id: number; title: string }[]) =>
  rows
    .filter(({ revenue, id }) => revenue > 0 && id > 0)
    .slice(0, 5)
    .map(({ id, title }) => ({ id, title }));

const concentration = (shares: readonly number[]) => 10_000 * sum(shares.map((share) => share ** 2));

let week: Awaited<ReturnType<typeof readUnevenMarket>>;
beforeAll(async () => {
  week = await readUnevenMarket();
}, 60_000);

test('the week is the sum of its categories, of its sellers, and of its brands with unbranded products', () => {
  const { weekInfo, categories, allSellers, perSeller, perCategory } = week;
  expect(totals(categories)).toEqual(figures(weekInfo));
  expect(totals(allSellers)).toEqual(figures(weekInfo));
  expect(totals(perSeller.flatMap(({ sellerBrands }) => sellerBrands))).toEqual(figures(weekInfo));
  expect(totals(perCategory.flatMap(({ categoryBrands }) => categoryBrands))).toEqual(figures(weekInfo));
  expect(weekInfo).toMatchObject({
    categoriesCount: categories.length,
    sellersCount: allSellers.length,
    brandsCount: week.allBrands.length,
    productsCount: sum(categories.map(({ productsCount }) => productsCount)),
    averagePrice: weekInfo.revenue / weekInfo.salesCount,
  });
});

test('both seller searches agree with each other and with the profiles', () => {
  expect(week.byTitle).toEqual(week.allSellers);
  expect(week.perSeller.map(({ sellerInfo }) => sellerInfo)).toMatchObject(
    week.allSellers.map(({ placeByRevenue, ...row }) =>
      placeByRevenue === null ? row : { ...row, placeByRevenue },
    ),
  );
});

test('a seller’s categories, brands and products each sum to the seller', () => {
  for (const { sellerInfo, sellerCategories, sellerBrands, sellerProducts } of week.perSeller) {
    for (const rows of [sellerCategories, sellerBrands, sellerProducts])
      expect(totals(rows)).toEqual(figures(sellerInfo));
    const sold = (rows: readonly Figures[]) => rows.filter(({ salesCount }) => salesCount > 0).length;
    expect(sellerInfo).toMatchObject({
      categoriesWithSalesCount: sold(sellerCategories),
      brandsWithSalesCount: sold(sellerBrands.filter(({ brandId }) => brandId > 0)),
      productsWithSalesCount: sold(sellerProducts),
      topCategories: leading(
        sellerCategories.map((row) => ({ ...row, id: row.categoryId, title: row.categoryTitle })),
      ),
      topBrands: leading(sellerBrands.map((row) => ({ ...row, id: row.brandId, title: row.brandTitle }))),
    });
    if (sellerInfo.revenue === 0) continue;
    expect(sum(sellerBrands.map((row) => row.shareRevenueFromSeller))).toBeCloseTo(1, 12);
    expect(sum(sellerCategories.map((row) => row.shareRevenueFromSeller ?? 0))).toBeCloseTo(1, 12);
  }
});

test('a category’s sellers, brands and products each sum to the category, and shares give its concentration', () => {
  for (const { categoryInfo, ...lists } of week.perCategory) {
    const { categorySellers, categoryBrands, productsByCategory } = lists;
    for (const rows of [categorySellers, categoryBrands, productsByCategory])
      expect(totals(rows)).toEqual(figures(categoryInfo));
    expect(categoryInfo).toMatchObject({
      sellersCount: categorySellers.length,
      brandsCount: categoryBrands.filter(({ brandId }) => brandId > 0).length,
      productsCount: productsByCategory.length,
      topSellers: leading(
        categorySellers.map((row) => ({ ...row, id: row.sellerId, title: row.sellerTitle })),
      ),
      topBrands: leading(categoryBrands.map((row) => ({ ...row, id: row.brandId, title: row.brandTitle }))),
    });
    expect(categoryInfo.categorySellersHHI).toBe(lists.categorySellersHHI);
    expect(lists.categorySellersHHI).toBeCloseTo(
      concentration(categorySellers.map((row) => row.shareRevenueFromCategory)),
      8,
    );
    const ofBrands = categoryBrands.filter(({ brandId }) => brandId > 0);
    const alone = productsByCategory.filter(({ brandId }) => brandId === 0);
    expect(lists.categoryBrandsHHI).toBeCloseTo(
      concentration([
        ...ofBrands.map((row) => row.shareRevenueFromCategory),
        ...alone.map(({ revenue }) => revenue / categoryInfo.revenue),
      ]),
      8,
    );
  }
});

test('a brand’s categories, sellers and products each sum to the brand', () => {
  for (const [at, { brandInfo, ...lists }] of week.perBrand.entries()) {
    const { brandCategories, brandSellers, brandProducts } = lists;
    for (const rows of [brandCategories, brandSellers, brandProducts])
      expect(totals(rows)).toEqual(figures(brandInfo));
    expect(brandInfo).toMatchObject({
      sellersCount: brandSellers.length,
      categoriesCount: brandCategories.length,
      productsCount: brandProducts.length,
      topSellers: leading(brandSellers.map((row) => ({ ...row, id: row.sellerId, title: row.sellerTitle }))),
      topCategories: leading(
        brandCategories.map((row) => ({ ...row, id: row.categoryId, title: row.categoryTitle })),
      ),
    });
    expect(lists.brandSellersHHI).toBeCloseTo(
      concentration(brandSellers.map((row) => row.shareRevenueFromBrand)),
      8,
    );
    const { shareRevenueFromTotal, ...found } = assertPresent(week.allBrands[at]);
    expect(brandInfo).toMatchObject(found);
    expect(shareRevenueFromTotal).toBeCloseTo(brandInfo.revenue / week.weekInfo.revenue, 12);
  }
});

test('the same offers in another order give the same figures to the last digit', async () => {
  const again = await readMarket(marketOffers.toReversed());
  expect(again).toEqual(week);
}, 60_000);
