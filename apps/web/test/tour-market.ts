import { openMarket } from '@vitrina/conformance/computation/market.ts';
import type { Offer } from '@vitrina/conformance/computation/offer.ts';
import { combineHandlers } from '../mock/mocked-endpoints.ts';
import { createEndpoints } from './default-market.ts';

/** Price in tenge and units of the offers of a week, by seller and product. */
type Sales = readonly (readonly [sellerId: number, productId: number, price: number, units: number])[];

const sellers: Readonly<Record<number, string>> = {
  101: 'Aspan Home',
  102: 'Alatau Digital',
  103: 'Mobi Qala',
};
const products: Readonly<Record<number, string>> = {
  5001: 'Робот-пылесос Dreame L40',
  5002: 'Фен Dyson HD16',
};

const toOffer = ([sellerId, productId, price, salesCount]: Sales[number]): Offer => ({
  sellerId,
  productId,
  brandId: 7,
  categoryId: 31,
  price: BigInt(price * 100),
  salesCount,
  revenue: BigInt(price * salesCount * 100),
  commentsCount: 40,
  rating: 4.6,
});

const createWeek = (weekNumber: number, sales: Sales) => ({
  year: 2026,
  weekNumber,
  isDemo: true,
  publishedAt: '2026-11-16T01:40:00.000Z',
  offers: sales.map(toOffer),
  names: {
    seller: (id: number) => ({
      sellerTitle: sellers[id] ?? '',
      sellerKaspiId: String(id),
      onKaspiFrom: null,
      rating: 4.8,
      commentsCount: 100,
    }),
    brand: () => 'Dreame',
    category: (id: number) => (id === 31 ? 'Роботы-пылесосы' : 'Бытовая техника'),
    parents: () => ({ category1LvlId: 1, category2LvlId: 12 }),
    product: (id: number) => ({
      productName: products[id] ?? '',
      kaspiId: String(id),
      productKaspiLink: `https://kaspi.kz/shop/p/-${id}/`,
      productMainImgLink: null,
    }),
  },
});

/** Two weeks: in the second, another seller undercuts «Aspan Home» on one card, and a new one enters the other. */
const weeks = [
  createWeek(46, [
    [101, 5001, 100_000, 8],
    [101, 5002, 50_000, 30],
    [102, 5001, 90_000, 30],
    [103, 5002, 45_000, 25],
  ]),
  createWeek(45, [
    [101, 5001, 100_000, 40],
    [101, 5002, 50_000, 30],
    [102, 5001, 110_000, 10],
  ]),
];

/** Handler of every endpoint, with the responses of that market. */
const market = openMarket(weeks);
export const tourHandler = combineHandlers(createEndpoints(market));
