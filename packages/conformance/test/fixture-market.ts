import { MAX_ID } from '@vitrina/contract';
import { createRng } from '../src/rng.ts';
import type { Names, Offer } from '../src/computation/week.ts';

const sellerTitles = [
  'ИП «Нұрлы Жол»',
  'ТОО 100% Сервис',
  'Ёлка_Алматы',
  'Дүкен Online',
  'ИП Ахметов',
  'Sätti Сауда',
  "O'Neil (KZ)",
];

/** The names of a fixture's week. */
export const fixtureNames: Names = {
  seller: (id) => ({
    sellerTitle: `${sellerTitles[id % 7]} ${id}`,
    sellerKaspiId: `s${id}`,
    onKaspiFrom: null,
    rating: id % 5 === 0 ? null : 3 + (id % 8) / 4,
    commentsCount: id % 5 === 0 ? null : id % 2 === 0 ? MAX_ID : id * 7,
  }),
  brand: (id) => (id === 0 ? 'Без бренда' : `Brand ${id}`),
  category: (id) => `Категория ${id}`,
  parents: (leaf) => ({ category2LvlId: 100 + (leaf % 4), category1LvlId: 1_000 + (leaf % 2) }),
  product: (id) => ({
    productName: `Товар ${id}`,
    kaspiId: `k${id}`,
    productKaspiLink: id % 3 === 0 ? null : `https://kaspi.kz/shop/p/${id}`,
    productMainImgLink: null,
  }),
};

const ratings = [null, 2.5, 4, 4.5, 5];

/** A small market with everything that backends get wrong: ties, goods unsold, goods without a brand, sums in tiyn. */
export function fixtureMarket(seed: number): readonly Offer[] {
  const rng = createRng(seed);
  const offers = Array.from({ length: 45 }, (_, at) => at + 1).flatMap((productId) => {
    const categoryId = 11 + rng.below(6);
    const brandId = rng.below(4) === 0 ? 0 : 50 + rng.below(7);
    const [commentsCount, rating = null] = [rng.below(3) * rng.below(40), ratings[rng.below(5)]];
    const sellers = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1 + rng.below(4));
    return sellers.map((sellerId): Offer => {
      const price = BigInt((100 + rng.below(900)) * 100 + rng.below(3) * 33);
      const salesCount = rng.below(3) === 0 ? 0 : 1 + rng.below(6);
      return {
        sellerId,
        productId,
        brandId,
        categoryId,
        price,
        salesCount,
        revenue: price * BigInt(salesCount),
        commentsCount,
        rating,
      };
    });
  });
  const plain = { commentsCount: 0, rating: null, price: 1_000_000n, salesCount: 2, revenue: 2_000_000n };
  const alone = (id: number, given: Partial<Offer>): Offer => ({
    ...plain,
    sellerId: id,
    productId: 900 + id,
    brandId: 70 + id,
    categoryId: 30 + id,
    ...given,
  });
  // Three sellers, brands and categories of equal revenue, and one that sold nothing.
  const unsold = { salesCount: 0, revenue: 0n };
  return [
    ...offers,
    alone(21, {}),
    alone(22, {}),
    alone(23, {}),
    alone(24, unsold),
    alone(24, { ...unsold, productId: 950, price: 90_000n }),
  ];
}

/** Sellers that a category first has in week 45, where both sell; in week 46 one of them sells nothing. */
const entrants = (weekNumber: number): readonly Offer[] =>
  [13, 14].map((sellerId) => {
    const isSold = weekNumber === 45 || sellerId === 14;
    return {
      sellerId,
      productId: 990,
      brandId: 50,
      categoryId: 11,
      price: 55_000n,
      salesCount: isSold ? 1 : 0,
      revenue: isSold ? 55_000n : 0n,
      commentsCount: 0,
      rating: null,
    };
  });

/** Weeks enough for cohorts of two weeks and for shares of four weeks before, latest first. */
export const entryWeeks = [46, 45, 44, 43, 42, 41, 40].map((weekNumber) => ({
  year: 2026,
  weekNumber,
  offers: [...fixtureMarket(weekNumber), ...(weekNumber >= 45 ? entrants(weekNumber) : [])],
}));
