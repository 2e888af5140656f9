import { brand, category, product } from './example-values.ts';
import type { MissingRows, RowExamples } from './example-types.ts';
import type * as rows from './seller-rivals.ts';
import { expectComplete } from './serving/expect-complete.ts';

const { productMainImgLink: _picture, ...namedProduct } = product;

const MissingProduct = {
  ...namedProduct,
  productId: 5002,
  productName: 'Мешки для пылесоса, 5 шт.',
  kaspiId: '104820118',
  productKaspiLink: 'https://kaspi.kz/shop/p/meshki-104820118/',
  ...category,
  ...brand,
  rivalsCount: 1,
  rivalsRevenue: 99_600,
  revenue: 99_600,
  salesCount: 40,
  medianPrice: 2490,
  sellersCount: 2,
  revenuePerOffer: 49_800,
  potentialProfitIndex: 0.44,
  state: 'stayed' as const,
  isNew: false,
};

/** Valid examples of a seller's rivals and of what they offer beside it. */
export const rivalRowExamples = {
  SimilarSeller: {
    sellerId: 102,
    sellerTitle: 'Saryarka Market',
    revenue: 1_399_470,
    sharedProductsCount: 1,
    sharedRevenue: 1_299_870,
    cheaperCount: 0,
    dearerCount: 1,
    equalCount: 0,
    overlap: 1,
  },
  MissingProduct,
  AssortmentGap: { count: 1, revenue: 99_600, products: [MissingProduct] },
} satisfies Partial<RowExamples<typeof rows>>;

expectComplete<MissingRows<typeof rows, typeof rivalRowExamples>>();
