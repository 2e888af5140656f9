import { contract } from '@vitrina/contract';
import { indicesOf } from '../computation/indices.ts';
import { revenueOf } from '../computation/figures.ts';
import { areAmountsEqual } from '../assertions.ts';
import { assertionsOn } from '../kit.ts';
import { readOffersOf, type ServerWeek } from '../server-week.ts';

/** Up to how many sellers a week is rebuilt from the products of all of them. */
const MOST_SELLERS = 400;

interface Indexed {
  readonly demandIndex?: number | null;
  readonly potentialProfitIndex: number;
}

/** The indices of categories, brands and products, computed again from every offer of a week that is small enough. */
export async function checkNativeIndices(week: ServerWeek): Promise<void> {
  const { kit, sellers, categories, brands, info } = week;
  if (sellers.body.length > MOST_SELLERS) return;
  const ids = sellers.body.map((row) => row.sellerId);
  const offers = await readOffersOf(week, ids);
  // Figures of offers that do not even sum to the week would blame the wrong report.
  if (!offers || !areAmountsEqual(revenueOf(offers) / 100, info.body.weekInfo.revenue)) return;
  const indices = indicesOf(offers);
  const check = (
    source: Parameters<typeof assertionsOn>[1],
    name: string,
    row: Indexed,
    expected: Indexed | undefined,
  ) => {
    const assert = assertionsOn(kit, source);
    assert.ratio(
      'native-index',
      `${name} potentialProfitIndex`,
      expected?.potentialProfitIndex ?? 0,
      row.potentialProfitIndex,
    );
    if (row.demandIndex !== undefined && typeof expected?.demandIndex === 'number')
      assert.ratio('native-index', `${name} demandIndex`, expected.demandIndex, row.demandIndex);
  };
  for (const row of categories.body.categories)
    check(categories, `category ${row.categoryId}`, row, indices.categories.get(row.categoryId));
  for (const row of brands.body) check(brands, `brand ${row.brandId}`, row, indices.brands.get(row.brandId));
  for (const sellerId of ids) {
    const products = await week.read(contract.seller.products, { sellerId });
    for (const row of products?.body.sellerProducts ?? [])
      if (products)
        check(
          products,
          `product ${row.productId}`,
          { potentialProfitIndex: row.potentialProfitIndex },
          indices.products.get(row.productId),
        );
  }
}
