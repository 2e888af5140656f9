import { toHundredths } from '@vitrina/conformance/computation/money.ts';
import { createRng } from '@vitrina/conformance/rng.ts';
import type { MarketWeek, Names, Offer } from '@vitrina/conformance/computation/week.ts';
import { getWeekRange } from '@vitrina/ui/format/week-range';
import { getBrandTitle, getCategoryTitle, getParentCategories, type Product, products } from './catalog.ts';
import { edgeCaseSellers } from './edge-case-titles.ts';
import { sellers } from './leaf-categories.ts';

/** The seller whose prices are not whole tenge. */
const FRACTIONAL_PRICES_SELLER = 107;
const FIRST_SELLER = 101;
const sellerTitles = [...sellers, ...edgeCaseSellers];

/** The published weeks, latest first, with gaps: week 42 and most of earlier years. */
const publishedWeeks: readonly (readonly [year: number, weekNumber: number])[] = [
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
    sellerTitle: sellerTitles[id - FIRST_SELLER] ?? '',
    sellerKaspiId: String(30_114_095 + id * 137),
    onKaspiFrom: id % 6 === 0 ? null : `${2014 + (id % 11)}-0${1 + (id % 9)}-1${id % 10}`,
    rating: id % 7 === 3 ? null : 5 - (id % 8) / 5,
    commentsCount: id % 7 === 3 ? null : ((id * 977) % 9_000) + (id % 5),
  }),
  brand: getBrandTitle,
  category: getCategoryTitle,
  parents: getParentCategories,
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

/** Rounds to a shop price such as 1 890 or 12 490; in tenge. */
function roundToShopPrice(tenge: number): number {
  const step = tenge < 1_000 ? 10 : tenge < 20_000 ? 100 : 1_000;
  return Math.max(1, Math.round(tenge / step)) * step - 10;
}

/** Draws the sellers of a product: larger sellers more often, sometimes one with an edge-case title. */
function drawSellers(product: Product): number[] {
  const rng = createRng(product.id);
  const sellerCount = product.demand === 'single' ? 1 : 1 + rng.below(Math.max(2, 8 - product.rank));
  const drawIndex = () => Math.min(rng.below(sellerTitles.length), rng.below(sellerTitles.length));
  const edgeCase = sellers.length + (product.id % 17);
  const regular = Array.from({ length: sellerCount }, drawIndex);
  return [...new Set(edgeCase < sellerTitles.length ? [...regular, edgeCase] : regular)].map(
    (index) => FIRST_SELLER + index,
  );
}

function createOffers(product: Product, weekIndex: number): Offer[] {
  const rng = createRng(product.id * 31 + weekIndex);
  const hasReviews = createRng(product.id + 1).below(4) > 0;
  const commentsCount = hasReviews
    ? ((product.id * 389) % 700) + 40 * (publishedWeeks.length - weekIndex)
    : 0;
  const rating = hasReviews ? 5 - ((product.id * 7) % 23) / 10 : null;
  const { id: productId, brandId, categoryId } = product;
  // Categories differ in demand, and in how much of it the first seller gets.
  const categoryDemand = [4, 1.5, 9, 6, 1][categoryId % 5] ?? 1;
  const concentration = (categoryId % 3) + 0.5;
  const season = 1.1 - weekIndex / 40;
  const demand = ((900 * categoryDemand * season) / Math.sqrt(product.basePrice)) * (12 / (product.rank + 2));
  return drawSellers(product).flatMap((sellerId, sellerIndex): Offer[] => {
    // One offer in 14 pauses for a week.
    if (rng.below(14) === 0) return [];
    const price =
      roundToShopPrice(product.basePrice * (0.96 + rng.below(9) / 100)) +
      (sellerId === FRACTIONAL_PRICES_SELLER ? 0.33 : 0);
    const regularSales = Math.floor(
      (demand * (40 + rng.below(120))) / 100 / (sellerIndex + 1) ** concentration,
    );
    const salesCount = { regular: regularSales, single: Number(weekIndex === 0), none: 0 }[product.demand];
    const revenue = toHundredths(price) * BigInt(salesCount);
    return [
      {
        sellerId,
        productId,
        brandId,
        categoryId,
        price: toHundredths(price),
        salesCount,
        revenue,
        commentsCount,
        rating,
      },
    ];
  });
}

/** A deterministic market of some 480 offers in each of ten weeks. */
export const demoWeeks: readonly MarketWeek[] = publishedWeeks.map(([year, weekNumber], weekIndex) => ({
  year,
  weekNumber,
  isDemo: true,
  // Monday after the week, 6:40 in Almaty.
  publishedAt: new Date(getWeekRange(weekNumber, year).end.getTime() + 6_000_001).toISOString(),
  offers: products.flatMap((product) => createOffers(product, weekIndex)),
  names,
}));
