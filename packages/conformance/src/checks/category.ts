import { type CategoryRow, contract } from '@vitrina/contract';
import type { Offer } from '../computation/offer.ts';
import { averageRating, concentration, groupOffers, share } from '../computation/figures.ts';
import type { Source } from '../findings.ts';
import { assertionsOn } from '../kit.ts';
import { compareList, compareSums } from '../rows/compare-rows.ts';
import { readOffersOf, type ServerWeek } from '../server-week.ts';
import { checkTopList } from './top-list.ts';

/** The most sellers of a category or brand whose products are all read. */
export const MAX_SELLERS = 100;

const revenues = (rows: readonly { revenue: number }[]) => rows.map(({ revenue }) => revenue);

/** Reads the lists of a category; undefined if one is missing. */
async function readLists(week: ServerWeek, categoryId: number) {
  const sellers = await week.read(contract.category.sellers, { categoryId });
  const brands = await week.read(contract.category.brands, { categoryId });
  const products = await week.read(contract.category.products, { categoryId });
  return sellers && brands && products && { sellers, brands, products };
}

type Lists = NonNullable<Awaited<ReturnType<typeof readLists>>>;

function checkSums(week: ServerWeek, { sellers, brands, products }: Lists, total: CategoryRow) {
  const { categorySellers, categorySellersHHI } = sellers.body;
  const { categoryBrands, categoryBrandsHHI } = brands.body;
  const { productsByCategory } = products.body;
  const [ofSellers, ofBrands] = [assertionsOn(week.kit, sellers), assertionsOn(week.kit, brands)];
  const compare = (list: Source, label: string, rows: Parameters<typeof compareSums>[2]) =>
    compareSums(assertionsOn(week.kit, list, week.categories), label, rows, total);
  compare(sellers, 'a category’s sellers', categorySellers);
  compare(brands, 'a category’s brands', categoryBrands);
  compare(products, 'a category’s products', productsByCategory);
  for (const row of categorySellers)
    ofSellers.ratio(
      'shares',
      `shareRevenueFromCategory of seller ${row.sellerId}`,
      share(row.revenue, total.revenue),
      row.shareRevenueFromCategory,
    );
  for (const row of categoryBrands)
    ofBrands.ratio(
      'shares',
      `shareRevenueFromCategory of brand ${row.brandId}`,
      share(row.revenue, total.revenue),
      row.shareRevenueFromCategory,
    );
  ofSellers.ratio(
    'sellers-hhi',
    'categorySellersHHI',
    concentration(revenues(categorySellers)),
    categorySellersHHI,
  );
  const unbranded = productsByCategory.filter(({ brandId }) => brandId === 0);
  const branded = categoryBrands.filter(({ brandId }) => brandId > 0);
  assertionsOn(week.kit, brands, products).ratio(
    'brands-hhi',
    'categoryBrandsHHI',
    concentration(revenues([...branded, ...unbranded])),
    categoryBrandsHHI,
  );
}

async function checkProfile(week: ServerWeek, { sellers, brands, products }: Lists, total: CategoryRow) {
  const report = await week.read(contract.category.info, { categoryId: total.categoryId });
  const { categorySellers } = sellers.body;
  const { categoryBrands } = brands.body;
  const branded = categoryBrands.filter(({ brandId }) => brandId > 0);
  const counts = [
    ['sellersCount', categorySellers.length, sellers],
    ['brandsCount', branded.length, brands],
    ['productsCount', products.body.productsByCategory.length, products],
  ] as const;
  for (const [name, expected, list] of counts) {
    const label = `category ${total.categoryId}: ${name}`;
    assertionsOn(week.kit, week.categories, list).equal('counts', label, expected, total[name]);
    if (report)
      assertionsOn(week.kit, report, list).equal('counts', label, expected, report.body.categoryInfo[name]);
  }
  if (!report) return;
  const { topSellers, topBrands } = report.body.categoryInfo;
  checkTopList(
    assertionsOn(week.kit, report, sellers),
    'topSellers',
    topSellers,
    categorySellers,
    (row) => row.sellerId,
  );
  checkTopList(
    assertionsOn(week.kit, report, brands),
    'topBrands',
    topBrands,
    categoryBrands,
    (row) => row.brandId,
  );
}

/** Checks each row of a category's lists against the offers of all its sellers. */
function checkRows(week: ServerWeek, { sellers, brands, products }: Lists, offers: readonly Offer[]) {
  // The offers are those of the sellers listed.
  const assertOn = (report: Source) => assertionsOn(week.kit, report, sellers);
  const expectIndex = (_: number, own: readonly Offer[]) => ({ potentialProfitIndex: week.meanIndex(own) });
  compareList(
    assertOn(sellers),
    sellers.body.categorySellers,
    'sellerId',
    groupOffers(offers, 'sellerId'),
    expectIndex,
  );
  compareList(
    assertOn(brands),
    brands.body.categoryBrands,
    'brandId',
    groupOffers(offers, 'brandId'),
    (id, own) => ({
      ...expectIndex(id, own),
      averageRating: averageRating(own),
    }),
  );
  compareList(
    assertOn(products),
    products.body.productsByCategory,
    'productId',
    groupOffers(offers, 'productId'),
    () => ({}),
  );
}

/** Checks one category: its profile and lists against each other, the week and its sellers. */
export async function checkCategory(week: ServerWeek, total: CategoryRow): Promise<void> {
  const lists = await readLists(week, total.categoryId);
  if (!lists) return;
  checkSums(week, lists, total);
  await checkProfile(week, lists, total);
  const { categorySellers } = lists.sellers.body;
  if (categorySellers.length > MAX_SELLERS) return;
  const offers = await readOffersOf(
    week,
    categorySellers.map((row) => row.sellerId),
  );
  if (offers)
    checkRows(
      week,
      lists,
      offers.filter((offer) => offer.categoryId === total.categoryId),
    );
}
