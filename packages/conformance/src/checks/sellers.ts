import { type CategoryRow, contract } from '@vitrina/contract';
import type { Offer } from '../figures/offer.ts';
import { figuresOf, partsBy } from '../figures/slice.ts';
import { about } from '../kit.ts';
import { compareList, compareRow, compareSums } from '../rows/compare.ts';
import type { Week } from '../week.ts';
import { judgeLeaders } from './leaders.ts';

const part = (revenue: number, whole: number, none: null | 0) => (whole === 0 ? none : revenue / whole);

type Sums = Readonly<{ revenue: number; salesCount: number }>;

async function checkCategories(week: Week, sellerId: number, offers: readonly Offer[], whole: Sums) {
  const report = await week.read(contract.seller.categories, { sellerId });
  if (!report) return undefined;
  const claims = about(week.kit, report);
  const rows = report.body.sellerCategories;
  compareSums(claims, 'a seller’s categories', rows, whole);
  const all = new Map(
    week.categories.body.categories.map((row): [number, CategoryRow] => [row.categoryId, row]),
  );
  compareList(claims, rows, 'categoryId', partsBy(offers, 'categoryId'), (id, own) => {
    const category = all.get(id);
    const { revenue } = figuresOf(own);
    return {
      potentialProfitIndex: week.meanIndex(own),
      shareRevenueFromCategory: part(revenue, category?.revenue ?? 0, null),
      shareRevenueFromSeller: part(revenue, whole.revenue, null),
      competitorsCount: (category?.sellersCount ?? 0) - 1,
    };
  });
  return rows;
}

async function checkBrands(week: Week, sellerId: number, offers: readonly Offer[], whole: Sums) {
  const report = await week.read(contract.seller.brands, { sellerId });
  if (!report) return undefined;
  const claims = about(week.kit, report);
  const rows = report.body.sellerBrands;
  compareSums(claims, 'a seller’s brands', rows, whole);
  const all = new Map(week.brands.body.map((row) => [row.brandId, row]));
  const branded = week.brands.body.reduce((total, row) => total + row.revenue, 0);
  compareList(claims, rows, 'brandId', partsBy(offers, 'brandId'), (id, own) => {
    const brand = all.get(id);
    const ofAll = id === 0 ? week.info.body.weekInfo.revenue - branded : (brand?.revenue ?? 0);
    const { revenue } = figuresOf(own);
    return {
      potentialProfitIndex: week.meanIndex(own),
      shareRevenueFromBrand: revenue === 0 ? 0 : part(revenue, ofAll, 0),
      shareRevenueFromSeller: part(revenue, whole.revenue, 0),
      competitorsCount: id === 0 ? null : (brand?.sellersCount ?? 0) - 1,
    };
  });
  return rows;
}

/** One seller: its profile and its three lists agree with each other and with the week. */
export async function checkSeller(week: Week, sellerId: number): Promise<void> {
  const info = await week.read(contract.seller.info, { sellerId });
  const offers = await week.offersOf(sellerId);
  const products = await week.read(contract.seller.products, { sellerId });
  if (!info || !offers || !products) return;
  const { sellerInfo } = info.body;
  const listed = week.sellers.body.find((row) => row.sellerId === sellerId);
  const claims = about(week.kit, info);
  if (listed) compareSums(claims, `seller ${sellerId} in sellers-by-categories`, [listed], sellerInfo);
  compareSums(about(week.kit, products), 'a seller’s products', products.body.sellerProducts, sellerInfo);
  compareRow(claims, '', sellerInfo, { ...figuresOf(offers), potentialProfitIndex: week.meanIndex(offers) });
  if (sellerInfo.salesCount === 0) {
    const sold = week.sellers.body.filter((row) => row.salesCount > 0).length;
    claims.equal('place-unsold', 'placeByRevenue', sold + 1, sellerInfo.placeByRevenue);
  }
  const categories = await checkCategories(week, sellerId, offers, sellerInfo);
  const brands = await checkBrands(week, sellerId, offers, sellerInfo);
  if (categories)
    judgeLeaders(claims, 'topCategories', sellerInfo.topCategories, categories, (row) => row.categoryId);
  if (brands) judgeLeaders(claims, 'topBrands', sellerInfo.topBrands, brands, (row) => row.brandId);
}
