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

const sharedOffers = [
  { sellerId: 101, price: 99_990, salesCount: 13, revenue: 1_299_870 },
  { sellerId: 102, price: 103_990, salesCount: 3, revenue: 311_970 },
] as const;

const SharedProduct = {
  productId: product.productId,
  productName: product.productName,
  kaspiId: product.kaspiId,
  offers: [...sharedOffers],
};

/** Valid examples of a seller's rivals and their offers. */
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
  SharedProduct,
  SharedProducts: { count: 1, products: [SharedProduct] },
} satisfies Partial<RowExamples<typeof rows>>;

expectComplete<MissingRows<typeof rows, typeof rivalRowExamples>>();
