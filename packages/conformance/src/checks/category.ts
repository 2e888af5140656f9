import { type CategoryRow, contract } from '@vitrina/contract';
import type { Offer } from '../computation/offer.ts';
import { averageRating, concentration, groupOffers, share } from '../computation/figures.ts';
import { assertionsOn } from '../kit.ts';
import { compareList, compareSums } from '../rows/compare-rows.ts';
import { readOffersOf, type ServerWeek } from '../server-week.ts';
import { checkTopList } from './top-list.ts';

/** Up to how many sellers of a category or brand are all asked for their products. */
export const MOST_SELLERS = 100;

const revenues = (rows: readonly { revenue: number }[]) => rows.map(({ revenue }) => revenue);

/** The three lists of a category; undefined where one does not come. */
async function listsOf(week: ServerWeek, categoryId: number) {
  const sellers = await week.read(contract.category.sellers, { categoryId });
  const brands = await week.read(contract.category.brands, { categoryId });
  const products = await week.read(contract.category.products, { categoryId });
  return sellers && brands && products && { sellers, brands, products };
}

type Lists = NonNullable<Awaited<ReturnType<typeof listsOf>>>;

function checkSums(week: ServerWeek, { sellers, brands, products }: Lists, whole: CategoryRow) {
  const { categorySellers, categorySellersHHI } = sellers.body;
  const { categoryBrands, categoryBrandsHHI } = brands.body;
  const { productsByCategory } = products.body;
  const [ofSellers, ofBrands] = [assertionsOn(week.kit, sellers), assertionsOn(week.kit, brands)];
  compareSums(ofSellers, 'a category’s sellers', categorySellers, whole);
  compareSums(ofBrands, 'a category’s brands', categoryBrands, whole);
  compareSums(assertionsOn(week.kit, products), 'a category’s products', productsByCategory, whole);
  for (const row of categorySellers)
    ofSellers.ratio(
      'shares',
      `shareRevenueFromCategory of seller ${row.sellerId}`,
      share(row.revenue, whole.revenue),
      row.shareRevenueFromCategory,
    );
  for (const row of categoryBrands)
    ofBrands.ratio(
      'shares',
      `shareRevenueFromCategory of brand ${row.brandId}`,
      share(row.revenue, whole.revenue),
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
  ofBrands.ratio(
    'brands-hhi',
    'categoryBrandsHHI',
    concentration(revenues([...branded, ...unbranded])),
    categoryBrandsHHI,
  );
}

async function checkProfile(week: ServerWeek, { sellers, brands, products }: Lists, whole: CategoryRow) {
  const report = await week.read(contract.category.info, { categoryId: whole.categoryId });
  const { categorySellers } = sellers.body;
  const { categoryBrands } = brands.body;
  const branded = categoryBrands.filter(({ brandId }) => brandId > 0);
  for (const assert of [
    assertionsOn(week.kit, week.categories),
    ...(report ? [assertionsOn(week.kit, report)] : []),
  ]) {
    const row = report?.body.categoryInfo ?? whole;
    const name = `category ${whole.categoryId}: `;
    assert.equal('counts', `${name}sellersCount`, categorySellers.length, row.sellersCount);
    assert.equal('counts', `${name}brandsCount`, branded.length, row.brandsCount);
    assert.equal(
      'counts',
      `${name}productsCount`,
      products.body.productsByCategory.length,
      row.productsCount,
    );
  }
  if (!report) return;
  const { topSellers, topBrands } = report.body.categoryInfo;
  checkTopList(
    assertionsOn(week.kit, report),
    'topSellers',
    topSellers,
    categorySellers,
    (row) => row.sellerId,
  );
  checkTopList(assertionsOn(week.kit, report), 'topBrands', topBrands, categoryBrands, (row) => row.brandId);
}

/** The lists of a category, row by row, from the offers of all of its sellers. */
function checkRows(week: ServerWeek, { sellers, brands, products }: Lists, offers: readonly Offer[]) {
  const beside = (_: number, own: readonly Offer[]) => ({ potentialProfitIndex: week.meanIndex(own) });
  compareList(
    assertionsOn(week.kit, sellers),
    sellers.body.categorySellers,
    'sellerId',
    groupOffers(offers, 'sellerId'),
    beside,
  );
  compareList(
    assertionsOn(week.kit, brands),
    brands.body.categoryBrands,
    'brandId',
    groupOffers(offers, 'brandId'),
    (id, own) => ({
      ...beside(id, own),
      averageRating: averageRating(own),
    }),
  );
  compareList(
    assertionsOn(week.kit, products),
    products.body.productsByCategory,
    'productId',
    groupOffers(offers, 'productId'),
    () => ({}),
  );
}

/** One category: its profile and its three lists agree with each other, with the week and with its sellers. */
export async function checkCategory(week: ServerWeek, whole: CategoryRow): Promise<void> {
  const lists = await listsOf(week, whole.categoryId);
  if (!lists) return;
  checkSums(week, lists, whole);
  await checkProfile(week, lists, whole);
  const { categorySellers } = lists.sellers.body;
  if (categorySellers.length > MOST_SELLERS) return;
  const offers = await readOffersOf(
    week,
    categorySellers.map((row) => row.sellerId),
  );
  if (offers)
    checkRows(
      week,
      lists,
      offers.filter((offer) => offer.categoryId === whole.categoryId),
    );
}
