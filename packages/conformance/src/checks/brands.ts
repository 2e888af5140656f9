import { type BrandRow, contract } from '@vitrina/contract';
import type { Offer } from '../figures/offer.ts';
import { concentration, partsBy, share } from '../figures/slice.ts';
import { about } from '../kit.ts';
import { compareList, compareSums } from '../rows/compare.ts';
import { offersOfAll, type Week } from '../week.ts';
import { MOST_SELLERS } from './categories.ts';
import { judgeLeaders, placeAmong } from './leaders.ts';

/** A brand's profile and its three lists; undefined where one does not come. */
async function reportsOf(week: Week, brandId: number) {
  const info = await week.read(contract.brand.info, { brandId });
  const categories = await week.read(contract.brand.categories, { brandId });
  const sellers = await week.read(contract.brand.sellers, { brandId });
  const products = await week.read(contract.brand.products, { brandId });
  return info && categories && sellers && products && { info, categories, sellers, products };
}

type Reports = NonNullable<Awaited<ReturnType<typeof reportsOf>>>;

function checkProfile(week: Week, { info, categories, sellers, products }: Reports, whole: BrandRow) {
  const { brandInfo } = info.body;
  const { brandCategories } = categories.body;
  const { brandSellers } = sellers.body;
  const claims = about(week.kit, info);
  compareSums(claims, `brand ${whole.brandId} in brands by categories`, [whole], brandInfo);
  const counts: readonly (readonly [string, number, number])[] = [
    ['categoriesCount', brandCategories.length, brandInfo.categoriesCount],
    ['sellersCount', brandSellers.length, brandInfo.sellersCount],
    ['productsCount', products.body.brandProducts.length, brandInfo.productsCount],
    ['sellersCount in brands by categories', brandSellers.length, whole.sellersCount],
    ['productsCount in brands by categories', products.body.brandProducts.length, whole.productsCount],
  ];
  for (const [what, expected, came] of counts) claims.equal('counts', what, expected, came);
  const revenues = week.brands.body.map((row) => row.revenue);
  claims.equal('places', 'placeByRevenue', placeAmong(revenues, brandInfo.revenue), brandInfo.placeByRevenue);
  judgeLeaders(claims, 'topSellers', brandInfo.topSellers, brandSellers, (row) => row.sellerId);
  judgeLeaders(claims, 'topCategories', brandInfo.topCategories, brandCategories, (row) => row.categoryId);
}

function checkSums(week: Week, { info, categories, sellers, products }: Reports) {
  const { brandInfo } = info.body;
  const { brandSellers, brandSellersHHI } = sellers.body;
  compareSums(
    about(week.kit, categories),
    'a brand’s categories',
    categories.body.brandCategories,
    brandInfo,
  );
  compareSums(about(week.kit, products), 'a brand’s products', products.body.brandProducts, brandInfo);
  const ofSellers = about(week.kit, sellers);
  compareSums(ofSellers, 'a brand’s sellers', brandSellers, brandInfo);
  const hhi = concentration(brandSellers.map((row) => row.revenue));
  ofSellers.ratio(hhi === null ? 'unsold-null' : 'sellers-hhi', 'brandSellersHHI', hhi, brandSellersHHI);
  for (const row of brandSellers)
    ofSellers.ratio(
      'shares',
      `shareRevenueFromBrand of seller ${row.sellerId}`,
      share(row.revenue, brandInfo.revenue),
      row.shareRevenueFromBrand,
    );
  const all = new Map(week.categories.body.categories.map((row) => [row.categoryId, row.revenue]));
  const ofCategories = about(week.kit, categories);
  for (const row of categories.body.brandCategories) {
    const inCategory = share(row.revenue, all.get(row.categoryId) ?? 0);
    ofCategories.ratio('shares', 'shareRevenueFromCategory', inCategory, row.shareRevenueFromCategory);
    ofCategories.ratio(
      'shares',
      'shareRevenueFromBrand',
      share(row.revenue, brandInfo.revenue),
      row.shareRevenueFromBrand,
    );
  }
}

/** The lists of a brand, row by row, from the offers of all of its sellers. */
function checkRows(week: Week, { categories, sellers, products }: Reports, offers: readonly Offer[]) {
  const beside = (_: number, own: readonly Offer[]) => ({ potentialProfitIndex: week.meanIndex(own) });
  const judge = about.bind(null, week.kit);
  compareList(
    judge(categories),
    categories.body.brandCategories,
    'categoryId',
    partsBy(offers, 'categoryId'),
    beside,
  );
  compareList(judge(sellers), sellers.body.brandSellers, 'sellerId', partsBy(offers, 'sellerId'), beside);
  compareList(
    judge(products),
    products.body.brandProducts,
    'productId',
    partsBy(offers, 'productId'),
    () => ({}),
  );
}

/** One brand: its profile and its three lists agree with each other, with the week and with its sellers. */
export async function checkBrand(week: Week, whole: BrandRow): Promise<void> {
  const reports = await reportsOf(week, whole.brandId);
  if (!reports) return;
  checkProfile(week, reports, whole);
  checkSums(week, reports);
  const { brandSellers } = reports.sellers.body;
  if (brandSellers.length > MOST_SELLERS) return;
  const offers = await offersOfAll(
    week,
    brandSellers.map((row) => row.sellerId),
  );
  if (offers)
    checkRows(
      week,
      reports,
      offers.filter((offer) => offer.brandId === whole.brandId),
    );
}
