import type * as brandRows from './brand-prices.ts';
import { brand, brandUnits, category, product, seller } from './example-values.ts';
import type { MissingRows, RowExamples } from './example-types.ts';
import type * as sellerRows from './seller-prices.ts';
import { expectComplete } from './serving/expect-complete.ts';

const { productMainImgLink: _picture, ...namedProduct } = product;

const SellerPrice = {
  ...namedProduct,
  ...category,
  ...brand,
  price: 99_990,
  priceBefore: 99_990,
  salesCount: 13,
  revenue: 1_299_870,
  shareRevenueFromProduct: 0.5,
  minPrice: 99_990,
  minPriceOfOthers: 103_990,
  cheapestSellerId: 102,
  cheapestSellerTitle: 'Saryarka Market',
  sellersCount: 2,
  priceRank: 1,
  gapToMin: 0,
  isCheapest: true,
  isCheapestBefore: true,
  state: 'stayed' as const,
};

const BrandPriceProduct = {
  productId: product.productId,
  productName: product.productName,
  kaspiId: product.kaspiId,
  minPrice: 99_990,
  referencePrice: 99_990,
  maxPrice: 103_990,
  sellersCount: 2,
  belowCount: 0,
  revenue: brandUnits.revenue,
};

const BrandPriceSeller = {
  ...seller,
  offersCount: 1,
  belowCount: 0,
  revenueBelow: 0,
  deepestGap: 0,
  revenue: 1_299_870,
};

/** Valid examples of the price positions of a seller and of a brand. */
export const priceRowExamples = {
  SellerPrice,
  SellerPrices: {
    count: 1,
    cheapestCount: 1,
    revenue: 1_299_870,
    revenueWhereCheapest: 1_299_870,
    undercutCount: 0,
    undercutNowCount: 0,
    tiedCount: 0,
    aloneCount: 0,
    canRaiseCount: 1,
    before: { count: 1, cheapestCount: 1, revenue: 999_900, revenueWhereCheapest: 999_900 },
    rows: [SellerPrice],
  },
  BrandPriceProduct,
  BrandPriceSeller,
  BrandPrices: {
    threshold: 0.05,
    singleSellerProductsCount: 0,
    productsCount: 1,
    products: [BrandPriceProduct],
    sellers: [BrandPriceSeller],
  },
} satisfies Partial<RowExamples<typeof sellerRows & typeof brandRows>>;

expectComplete<MissingRows<typeof sellerRows & typeof brandRows, typeof priceRowExamples>>();
