import { brandReports } from '../../src/brand/reports.ts';
import { categoryReports } from '../../src/category/reports.ts';
import { findReports } from '../../src/find/reports.ts';
import { periodReports } from '../../src/period/reports.ts';
import { sellerReports } from '../../src/seller/reports.ts';
import { openKeptAnalytics } from '../clickhouse.ts';
import { buildMarket, type Market, type Offer } from '../market.ts';

/** Creates 300 offers by a seeded generator: shared products, few prices (so ties), unbranded and unsold products. */
export const unevenOffers = (seed: number): Partial<Offer>[] => {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const all = Array.from({ length: 300 }, () => {
    const product_id = 1 + below(90);
    return {
      seller_id: 1 + below(12),
      product_id,
      brand_id: (product_id * 7) % 9,
      category_id: 11 + (product_id % 7),
      category_2_lvl_id: 101 + (product_id % 7 > 3 ? 1 : 0),
      price: 10 * (1 + below(5)),
      sales_count: Math.max(0, below(6) - 2),
      product_rating: product_id % 3 === 0 ? null : 1 + (product_id % 9) / 2,
      product_comments_count: product_id % 4 === 0 ? 0 : product_id,
    };
  });
  return [...new Map(all.map((offer) => [`${offer.seller_id} ${offer.product_id}`, offer])).values()];
};

/** Returns the value. Throws if it is null or undefined. */
export const assertPresent = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('The market lacks the value');
  return value;
};

/** Reads all reports of a market, for each seller, category and brand. */
export const readAllReports = async (week: Market) => {
  const { weekInfo } = assertPresent(await week.read(periodReports.weekInfo));
  const { categories } = assertPresent(await week.read(categoryReports.list));
  const categoryIds = categories.map(({ categoryId }) => categoryId);
  const allSellers = assertPresent(await week.read(sellerReports.byCategories, { categoryIds }));
  const allBrands = assertPresent(await week.read(brandReports.byCategories, { categoryIds }));
  const perSeller = await Promise.all(
    allSellers.map(async ({ sellerId }) => ({
      ...assertPresent(await week.read(sellerReports.info, { sellerId })),
      ...assertPresent(await week.read(sellerReports.categories, { sellerId })),
      ...assertPresent(await week.read(sellerReports.brands, { sellerId })),
      ...assertPresent(await week.read(sellerReports.products, { sellerId })),
    })),
  );
  const perCategory = await Promise.all(
    categoryIds.map(async (categoryId) => ({
      ...assertPresent(await week.read(categoryReports.info, { categoryId })),
      ...assertPresent(await week.read(categoryReports.sellers, { categoryId })),
      ...assertPresent(await week.read(categoryReports.brands, { categoryId })),
      ...assertPresent(await week.read(categoryReports.products, { categoryId })),
    })),
  );
  const perBrand = await Promise.all(
    allBrands.map(async ({ brandId }) => ({
      ...assertPresent(await week.read(brandReports.info, { brandId })),
      ...assertPresent(await week.read(brandReports.categories, { brandId })),
      ...assertPresent(await week.read(brandReports.sellers, { brandId })),
      ...assertPresent(await week.read(brandReports.products, { brandId })),
    })),
  );
  const byTitle = await week.read(sellerReports.byTitle, { title: 'ПРОДАВЕЦ' });
  const tree = assertPresent(await week.read(categoryReports.tree));
  const found = assertPresent(await week.read(findReports.byText, { text: 'товар' }));
  return {
    weekInfo,
    categories,
    allSellers,
    allBrands,
    perSeller,
    perCategory,
    perBrand,
    byTitle,
    tree,
    found,
  };
};

/** Builds a market of these offers and reads all its reports. */
export const readMarket = async (offers: readonly Partial<Offer>[]) =>
  readAllReports(await buildMarket(await openKeptAnalytics('markets'), offers));

/** The offers of the market that `readUnevenMarket` reads. */
export const marketOffers = unevenOffers(20_261_121);

let unevenMarket: ReturnType<typeof readMarket> | undefined;

/** Reads all reports of `marketOffers`, built beside another market; once per worker. */
export const readUnevenMarket = () => {
  unevenMarket ??= (async () => {
    await buildMarket(await openKeptAnalytics('markets'), unevenOffers(5));
    return readMarket(marketOffers);
  })();
  return unevenMarket;
};
