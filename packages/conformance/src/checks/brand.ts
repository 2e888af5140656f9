import { type BrandRow, contract } from '@vitrina/contract';
import type { Offer } from '../computation/offer.ts';
import { concentration, groupOffers, share } from '../computation/figures.ts';
import type { Source } from '../findings.ts';
import { assertionsOn } from '../kit.ts';
import { compareList, compareSums } from '../rows/compare-rows.ts';
import { readOffersOf, type ServerWeek } from '../server-week.ts';
import { MAX_SELLERS } from './category.ts';
import { checkTopList, rankAmong } from './top-list.ts';

/** Reads a brand's profile and lists; undefined if one is missing. */
async function readReports(week: ServerWeek, brandId: number) {
  const info = await week.read(contract.brand.info, { brandId });
  const categories = await week.read(contract.brand.categories, { brandId });
  const sellers = await week.read(contract.brand.sellers, { brandId });
  const products = await week.read(contract.brand.products, { brandId });
  return info && categories && sellers && products && { info, categories, sellers, products };
}

type Reports = NonNullable<Awaited<ReturnType<typeof readReports>>>;

function checkProfile(week: ServerWeek, { info, categories, sellers, products }: Reports, total: BrandRow) {
  const { brandInfo } = info.body;
  const { brandCategories } = categories.body;
  const { brandSellers } = sellers.body;
  const assert = assertionsOn(week.kit, info);
  const against = (list: Source) => assertionsOn(week.kit, info, list);
  compareSums(against(week.brands), `brand ${total.brandId} in brands by categories`, [total], brandInfo);
  const counts = [
    ['categoriesCount', brandCategories.length, categories],
    ['sellersCount', brandSellers.length, sellers],
    ['productsCount', products.body.brandProducts.length, products],
  ] as const;
  for (const [name, expected, list] of counts) {
    against(list).equal('counts', name, expected, brandInfo[name]);
    if (name in total)
      assertionsOn(week.kit, week.brands, list).equal(
        'counts',
        `brand ${total.brandId}: ${name}`,
        expected,
        total[name as keyof BrandRow],
      );
  }
  const revenues = week.brands.body.map((row) => row.revenue);
  assert.equal('rank', 'placeByRevenue', rankAmong(revenues, brandInfo.revenue), brandInfo.placeByRevenue);
  checkTopList(against(sellers), 'topSellers', brandInfo.topSellers, brandSellers, (row) => row.sellerId);
  checkTopList(
    against(categories),
    'topCategories',
    brandInfo.topCategories,
    brandCategories,
    (row) => row.categoryId,
  );
}

function checkSums(week: ServerWeek, { info, categories, sellers, products }: Reports) {
  const { brandInfo } = info.body;
  const { brandSellers, brandSellersHHI } = sellers.body;
  compareSums(
    assertionsOn(week.kit, categories, info),
    'a brand’s categories',
    categories.body.brandCategories,
    brandInfo,
  );
  compareSums(
    assertionsOn(week.kit, products, info),
    'a brand’s products',
    products.body.brandProducts,
    brandInfo,
  );
  const ofSellers = assertionsOn(week.kit, sellers);
  compareSums(assertionsOn(week.kit, sellers, info), 'a brand’s sellers', brandSellers, brandInfo);
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
  const ofCategories = assertionsOn(week.kit, categories);
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

/** Checks each row of a brand's lists against the offers of all its sellers. */
function checkRows(week: ServerWeek, { categories, sellers, products }: Reports, offers: readonly Offer[]) {
  const expectIndex = (_: number, own: readonly Offer[]) => ({ potentialProfitIndex: week.meanIndex(own) });
  // The offers are those of the sellers listed.
  const assertOn = (report: Source) => assertionsOn(week.kit, report, sellers);
  compareList(
    assertOn(categories),
    categories.body.brandCategories,
    'categoryId',
    groupOffers(offers, 'categoryId'),
    expectIndex,
  );
  compareList(
    assertOn(sellers),
    sellers.body.brandSellers,
    'sellerId',
    groupOffers(offers, 'sellerId'),
    expectIndex,
  );
  compareList(
    assertOn(products),
    products.body.brandProducts,
    'productId',
    groupOffers(offers, 'productId'),
    () => ({}),
  );
}

/** Checks one brand: its profile and lists against each other, the week and its sellers. */
export async function checkBrand(week: ServerWeek, total: BrandRow): Promise<void> {
  const reports = await readReports(week, total.brandId);
  if (!reports) return;
  checkProfile(week, reports, total);
  checkSums(week, reports);
  const { brandSellers } = reports.sellers.body;
  if (brandSellers.length > MAX_SELLERS) return;
  const offers = await readOffersOf(
    week,
    brandSellers.map((row) => row.sellerId),
  );
  if (offers)
    checkRows(
      week,
      reports,
      offers.filter((offer) => offer.brandId === total.brandId),
    );
}
