import type * as brandRows from './brand-changes.ts';
import { brand, brandUnits, category, product, seller } from './example-values.ts';
import type { MissingRows, RowExamples } from './example-types.ts';
import type * as sellerRows from './seller-changes.ts';
import { expectComplete } from './serving/expect-complete.ts';

const { productMainImgLink: _picture, ...namedProduct } = product;
const grown = { shareEffect: 0, priceEffect: 0, addedEffect: 0, removedEffect: 0 };
const stayed = { state: 'stayed', isWithinChance: true } as const;

const SellerProductChange = {
  ...namedProduct,
  ...category,
  revenueBefore: 999_900,
  revenue: 1_299_870,
  salesCountBefore: 10,
  salesCount: 13,
  demandEffect: 299_970,
  ...grown,
  ...stayed,
  priceBefore: 99_990,
  price: 99_990,
  minPriceBefore: 99_990,
  minPrice: 99_990,
  productSalesCountBefore: 20,
  productSalesCount: 26,
  sellersCountBefore: 2,
  sellersCount: 2,
  sellersEntered: 0,
  sellersLeft: 0,
  isCheapestBefore: true,
  isCheapest: true,
};

const BrandCategoryChange = {
  ...category,
  revenueBefore: 1_999_800,
  revenue: brandUnits.revenue,
  salesCountBefore: 20,
  salesCount: brandUnits.salesCount,
  demandEffect: 599_940,
  ...grown,
  ...stayed,
  shareRevenueFromCategoryBefore: 0.5,
  shareRevenueFromCategory: 0.5,
};

/** Valid examples of the causes of a revenue change of a seller and a brand. */
export const changeRowExamples = {
  SellerProductChange,
  SellerChanges: {
    ...seller,
    revenueBefore: 999_900,
    revenue: 1_299_870,
    demandEffect: 299_970,
    ...grown,
    marketEffect: 299_970,
    ownEffect: 0,
    count: 1,
    products: [SellerProductChange],
  },
  BrandCategoryChange,
  BrandChanges: {
    ...brand,
    revenueBefore: 1_999_800,
    revenue: brandUnits.revenue,
    demandEffect: 599_940,
    ...grown,
    marketEffect: 599_940,
    ownEffect: 0,
    count: 1,
    cells: [BrandCategoryChange],
  },
} satisfies Partial<RowExamples<typeof sellerRows & typeof brandRows>>;

expectComplete<MissingRows<typeof sellerRows & typeof brandRows, typeof changeRowExamples>>();
