import { createRng } from '@vitrina/conformance/rng.ts';
import type { MarketWeek, Names, Offer } from '@vitrina/conformance/computation/week.ts';
import { weekRange } from '@vitrina/ui/week-range.ts';
import { brandTitle, categoryTitle, parentsOf, type Product, products } from './catalog.ts';
import { oddSellers } from './oddities.ts';
import { sellers } from './shelves.ts';

const FIRST_SELLER = 101;
const allSellers = [...sellers, ...oddSellers];

/** The published weeks, latest first: week 42 is missing, as are most of the years before. */
const published: readonly (readonly [year: number, weekNumber: number])[] = [
  [2026, 46],
  [2026, 45],
  [2026, 44],
  [2026, 43],
  [2026, 41],
  [2026, 40],
  [2026, 1],
  [2025, 52],
  [2024, 50],
  [2020, 53],
];

const names: Names = {
  seller: (id) => ({
    sellerTitle: allSellers[id - FIRST_SELLER] ?? '',
    sellerKaspiId: String(30_114_095 + id * 137),
    onKaspiFrom: id % 6 === 0 ? null : `${2014 + (id % 11)}-0${1 + (id % 9)}-1${id % 10}`,
    rating: id % 7 === 3 ? null : 5 - (id % 8) / 5,
    commentsCount: id % 7 === 3 ? null : ((id * 977) % 9_000) + (id % 5),
  }),
  brand: brandTitle,
  category: categoryTitle,
  parents: parentsOf,
  product: (id) => {
    const kaspiId = String(104_815_116 + id);
    return {
      productName: products[id - 5_001]?.name ?? '',
      kaspiId,
      productKaspiLink: id % 9 === 0 ? null : `https://kaspi.kz/shop/p/${kaspiId}/`,
      productMainImgLink: null,
    };
  },
};

/** Shop prices: 1 890, 12 490, 187 900; in hundredths of a tenge. */
function shopPrice(tenge: number): number {
  const step = tenge < 1_000 ? 10 : tenge < 20_000 ? 100 : 1_000;
  return (Math.max(1, Math.round(tenge / step)) * step - 10) * 100;
}

/** The sellers of a product: chance, which likes large ones, and an odd one here and there. */
function sellersOf(product: Product): number[] {
  const rng = createRng(product.id);
  const crowd = product.wanted === 'once' ? 1 : 1 + rng.below(Math.max(2, 8 - product.rank));
  const size = () => Math.min(rng.below(allSellers.length), rng.below(allSellers.length));
  const odd = sellers.length + (product.id % 17);
  const usual = Array.from({ length: crowd }, size);
  return [...new Set(odd < allSellers.length ? [...usual, odd] : usual)].map((at) => FIRST_SELLER + at);
}

function offersOf(product: Product, weekAt: number): Offer[] {
  const rng = createRng(product.id * 31 + weekAt);
  const reviewed = createRng(product.id + 1).below(4) > 0;
  const comments = reviewed ? ((product.id * 389) % 700) + 40 * (published.length - weekAt) : 0;
  const rating = reviewed ? 5 - ((product.id * 7) % 23) / 10 : null;
  const { id: productId, brandId, categoryId } = product;
  // Some leaves are lively, some quiet; in some one seller takes nearly all.
  const lively = [4, 1.5, 9, 6, 1][categoryId % 5] ?? 1;
  const grip = (categoryId % 3) + 0.5;
  const season = 1.1 - weekAt / 40;
  const demand = ((900 * lively * season) / Math.sqrt(product.price)) * (12 / (product.rank + 2));
  return sellersOf(product).flatMap((sellerId, at): Offer[] => {
    // Nobody offers everything every week.
    if (rng.below(14) === 0) return [];
    const price = shopPrice(product.price * (0.96 + rng.below(9) / 100)) + (sellerId === 107 ? 33 : 0);
    const bought = Math.floor((demand * (40 + rng.below(120))) / 100 / (at + 1) ** grip);
    const salesCount = { usual: bought, once: Number(weekAt === 0), never: 0 }[product.wanted];
    const revenue = price * salesCount;
    return [{ sellerId, productId, brandId, categoryId, price, salesCount, revenue, comments, rating }];
  });
}

/** A market of some hundreds of offers in each of ten weeks, the same on every machine. */
export const demoWeeks: readonly MarketWeek[] = published.map(([year, weekNumber], at) => ({
  year,
  weekNumber,
  isDemo: true,
  // On the Monday after the week, at 6:40 in Almaty.
  publishedAt: new Date(weekRange(weekNumber, year).end.getTime() + 6_000_001).toISOString(),
  offers: products.flatMap((product) => offersOf(product, at)),
  names,
}));
