import type { FeedOffer, FeedWeek } from '../computation/feed-offer.ts';
import type { Recipe } from './random-market.ts';
import { createRandomWeeks } from './random-weeks.ts';

/** Published weeks, oldest first, over the end of a year of 53 weeks; 2020-W47 and W52 and 2021-W03 are not published. */
const published: readonly (readonly [year: number, weekNumber: number])[] = [
  ...[42, 43, 44, 45, 46, 48, 49, 50, 51, 53].map((weekNumber) => [2020, weekNumber] as const),
  ...[1, 2, 4, 5].map((weekNumber) => [2021, weekNumber] as const),
];

/** Gives some 200 offers a week, with so few sellers, brands and categories that every report has rows. */
const recipe: Recipe = {
  seed: 'vitrina',
  offers: 500,
  unsold: 0.3,
  noBrand: 0.15,
  rated: true,
  extremes: false,
  entities: { sellers: 30, brands: 12, categories: 14, products: 160 },
};

/** Ids from here on are in use: no number of 31 bits. */
const LARGE_ID = 4_294_900_000;

/** Columns of a seller without ratings. */
const sellerColumns = (number: number): Partial<FeedOffer> => ({
  seller_id: LARGE_ID + number,
  seller_kaspi_id: `s${LARGE_ID + number}`,
  seller_title: `ИП Жаңа дүкен & Co ${number}`,
  seller_rating: null,
  seller_comments_count: null,
});

/** Columns of a leaf category whose section and brand have no other offers. */
const leafColumns = (leaf: number): Partial<FeedOffer> => ({
  brand_id: LARGE_ID + leaf,
  brand_title: `Шебер ${leaf}`,
  category_id: LARGE_ID + leaf,
  category_title: `Домбыры ${leaf}`,
  category_1_lvl_id: LARGE_ID + 100,
  category_1_lvl_title: 'Музыка',
  category_2_lvl_id: LARGE_ID + 100 + leaf,
  category_2_lvl_title: `Струнные ${leaf}`,
});

/**
 * Creates the offers of two such leaves with equal revenues: none in every third week, unsold ones in every second. A
 * third seller asks exactly 3 % more for a card of the first.
 */
function createPair(first: FeedOffer, at: number): FeedOffer[] {
  if (at % 3 === 0) return [];
  const createOffer = (leaf: number, seller: number, card: number, price: bigint, units: number) => {
    const id = LARGE_ID + 10 * leaf + card;
    return {
      ...first,
      ...sellerColumns(seller),
      ...leafColumns(leaf),
      product_id: id,
      product_kaspi_id: `k${id}`,
      // The second leaf has the word of a search, the first one that sounds alike.
      product_name: `${leaf === 1 ? 'Dombyra' : 'Домбыра'} «Аққу» ${id}`,
      price,
      sales_count: units,
      revenue: price * BigInt(units),
    };
  };
  const isUnsold = at % 2 === 1;
  return [
    ...[1, 2].flatMap((leaf) =>
      [1, 2].map((card) => createOffer(leaf, leaf, card, 100_000n * BigInt(card), isUnsold ? 0 : card)),
    ),
    createOffer(1, 3, 1, 103_000n, 0),
  ];
}

/**
 * Creates the kit's own market: some 3,000 offers of 14 weeks, in which every field of every report has a value and,
 * where the contract allows it, a null. It is the same on every machine.
 */
export const createKitMarket = (): FeedWeek[] =>
  createRandomWeeks(recipe, published).map((week, at) => ({
    ...week,
    rows: [...week.rows, ...week.rows.slice(0, 1).flatMap((first) => createPair(first, at))],
  }));
