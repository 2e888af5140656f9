import type { ColumnField } from '../src/report-table/columns/column.ts';

/** A product row of the table tests, with fields of the contract. */
export type Product = {
  readonly productId: number;
  readonly productName: string;
  readonly productMainImgLink: string | null;
  readonly brandTitle: string;
  readonly revenue: number;
  readonly salesCount: number;
  readonly shareRevenueFromCategory: number;
  readonly lastRating: number;
  readonly potentialProfitIndex: number;
};

/** Columns of the tests, in order. */
export const columns = [
  'productName',
  'brandTitle',
  'revenue',
  'salesCount',
  'shareRevenueFromCategory',
  'lastRating',
  'potentialProfitIndex',
] as const satisfies readonly ColumnField<Product>[];

const make = (productId: number, named: Partial<Product>): Product => ({
  productId,
  productName: `Товар ${productId}`,
  productMainImgLink: null,
  brandTitle: 'LG',
  revenue: 0,
  salesCount: 100,
  shareRevenueFromCategory: 0,
  lastRating: 4.5,
  potentialProfitIndex: 0.5,
  ...named,
});

/** Four products, largest revenue first, as the api lists them. */
export const fewProducts: readonly Product[] = [
  make(1, {
    productName: 'Пылесос',
    brandTitle: 'Dreame',
    revenue: 5000,
    shareRevenueFromCategory: 0.5,
    potentialProfitIndex: 0.72,
  }),
  make(2, {
    productName: 'Смартфон',
    brandTitle: 'Apple',
    revenue: 3000,
    salesCount: 9,
    shareRevenueFromCategory: 0.3,
    lastRating: 0,
  }),
  make(3, { productName: 'Арбуз', revenue: 1500, shareRevenueFromCategory: 0.15, lastRating: 4.9 }),
  make(4, {
    productName: 'Ёлка',
    revenue: 1500,
    salesCount: 10,
    shareRevenueFromCategory: 0.05,
    potentialProfitIndex: 0.1,
  }),
];

/** Creates products in descending order of revenue: «Товар 1», «Товар 2», … */
export const createProducts = (count: number): readonly Product[] =>
  Array.from({ length: count }, (_, index) =>
    make(index + 1, { revenue: (count - index) * 10, salesCount: (index % 90) + 10 }),
  );
