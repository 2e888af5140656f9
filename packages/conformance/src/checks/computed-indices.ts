import { contract } from '@vitrina/contract';
import { computeIndices } from '../computation/week-indices.ts';
import { assertionsOn } from '../kit.ts';
import { readAllOffers, type ServerWeek } from '../server-week.ts';

interface Indexed {
  readonly demandIndex?: number | null;
  readonly potentialProfitIndex: number;
}

/** Checks the indices of categories, brands and products by computing them from every offer of a small week. */
export async function checkComputedIndices(week: ServerWeek): Promise<void> {
  const { kit, sellers, categories, brands } = week;
  const ids = sellers.body.map((row) => row.sellerId);
  const offers = await readAllOffers(week);
  if (!offers) return;
  const indices = computeIndices(offers);
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
