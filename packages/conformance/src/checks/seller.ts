import { type CategoryRow, contract } from '@vitrina/contract';
import type { Offer } from '../computation/offer.ts';
import { figuresOf, groupOffers } from '../computation/figures.ts';
import type { Source } from '../findings.ts';
import { assertionsOn, type Report } from '../kit.ts';
import { compareList, compareRow, compareSums } from '../rows/compare-rows.ts';
import type { ServerWeek } from '../server-week.ts';
import { checkTopList } from './top-list.ts';

const part = (revenue: number, total: number, none: null | 0) => (total === 0 ? none : revenue / total);

/** A seller's profile, and the list that its offers come from. */
interface Own {
  readonly info: Report<{ sellerInfo: Readonly<{ revenue: number; salesCount: number }> }>;
  readonly products: Source;
}

async function checkCategories(
  week: ServerWeek,
  sellerId: number,
  offers: readonly Offer[],
  { info, products }: Own,
) {
  const total = info.body.sellerInfo;
  const report = await week.read(contract.seller.categories, { sellerId });
  if (!report) return undefined;
  const assert = assertionsOn(week.kit, report, products);
  const rows = report.body.sellerCategories;
  compareSums(assertionsOn(week.kit, report, info), 'a seller’s categories', rows, total);
  const all = new Map(
    week.categories.body.categories.map((row): [number, CategoryRow] => [row.categoryId, row]),
  );
  compareList(assert, rows, 'categoryId', groupOffers(offers, 'categoryId'), (id, own) => {
    const category = all.get(id);
    const { revenue } = figuresOf(own);
    return {
      potentialProfitIndex: week.meanIndex(own),
      shareRevenueFromCategory: part(revenue, category?.revenue ?? 0, null),
      shareRevenueFromSeller: part(revenue, total.revenue, null),
      competitorsCount: (category?.sellersCount ?? 0) - 1,
    };
  });
  return { ...report, rows };
}

async function checkBrands(
  week: ServerWeek,
  sellerId: number,
  offers: readonly Offer[],
  { info, products }: Own,
) {
  const total = info.body.sellerInfo;
  const report = await week.read(contract.seller.brands, { sellerId });
  if (!report) return undefined;
  const assert = assertionsOn(week.kit, report, products);
  const rows = report.body.sellerBrands;
  compareSums(assertionsOn(week.kit, report, info), 'a seller’s brands', rows, total);
  const all = new Map(week.brands.body.map((row) => [row.brandId, row]));
  const branded = week.brands.body.reduce((total, row) => total + row.revenue, 0);
  compareList(assert, rows, 'brandId', groupOffers(offers, 'brandId'), (id, own) => {
    const brand = all.get(id);
    const ofAll = id === 0 ? week.info.body.weekInfo.revenue - branded : (brand?.revenue ?? 0);
    const { revenue } = figuresOf(own);
    return {
      potentialProfitIndex: week.meanIndex(own),
      shareRevenueFromBrand: revenue === 0 ? 0 : part(revenue, ofAll, 0),
      shareRevenueFromSeller: part(revenue, total.revenue, 0),
      competitorsCount: id === 0 ? null : (brand?.sellersCount ?? 0) - 1,
    };
  });
  return { ...report, rows };
}

/** Checks one seller: its profile and lists against each other and the week. */
export async function checkSeller(week: ServerWeek, sellerId: number): Promise<void> {
  const info = await week.read(contract.seller.info, { sellerId });
  const offers = await week.readOffers(sellerId);
  const products = await week.read(contract.seller.products, { sellerId });
  if (!info || !offers || !products) return;
  const { sellerInfo } = info.body;
  const listed = week.sellers.body.find((row) => row.sellerId === sellerId);
  const assert = assertionsOn(week.kit, info, products);
  const ofList = assertionsOn(week.kit, info, week.sellers);
  if (listed) compareSums(ofList, `seller ${sellerId} in sellers-by-categories`, [listed], sellerInfo);
  compareSums(
    assertionsOn(week.kit, products, info),
    'a seller’s products',
    products.body.sellerProducts,
    sellerInfo,
  );
  compareRow(assert, '', sellerInfo, { ...figuresOf(offers), potentialProfitIndex: week.meanIndex(offers) });
  if (sellerInfo.salesCount === 0) {
    const sold = week.sellers.body.filter((row) => row.salesCount > 0).length;
    ofList.equal('rank-unsold', 'placeByRevenue', sold + 1, sellerInfo.placeByRevenue);
  }
  const categories = await checkCategories(week, sellerId, offers, { info, products });
  const brands = await checkBrands(week, sellerId, offers, { info, products });
  const against = (list: Source) => assertionsOn(week.kit, info, list);
  const { topCategories, topBrands } = sellerInfo;
  if (categories)
    checkTopList(
      against(categories),
      'topCategories',
      topCategories,
      categories.rows,
      (row) => row.categoryId,
    );
  if (brands) checkTopList(against(brands), 'topBrands', topBrands, brands.rows, (row) => row.brandId);
}
