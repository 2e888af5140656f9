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

/** Columns of a leaf category whose section, brand and seller have no other offers and no ratings. */
const columnsOf = (leaf: number): Partial<FeedOffer> => ({
  seller_id: 50_900 + leaf,
  seller_kaspi_id: `s${50_900 + leaf}`,
  seller_title: `ИП Жаңа дүкен ${leaf}`,
  seller_rating: null,
  seller_comments_count: null,
  brand_id: 70_900 + leaf,
  brand_title: `Шебер ${leaf}`,
  category_id: 30_900 + leaf,
  category_title: `Домбыры ${leaf}`,
  category_1_lvl_id: 10_900,
  category_1_lvl_title: 'Музыка',
  category_2_lvl_id: 20_900 + leaf,
  category_2_lvl_title: `Струнные ${leaf}`,
});

/** Creates the offers of two such leaves with equal revenues: none in every third week, unsold ones in every second. */
const createPair = (first: FeedOffer, at: number): FeedOffer[] =>
  (at % 3 === 0 ? [] : [1, 2]).flatMap((leaf) =>
    [1, 2].map((number) => {
      const [price, units] = [BigInt(100_000 * number + 99), at % 2 === 1 ? 0 : number];
      const id = 90_900 + 10 * leaf + number;
      return {
        ...first,
        ...columnsOf(leaf),
        product_id: id,
        product_kaspi_id: `k${id}`,
        product_name: `Домбыра «Аққу» ${id}`,
        price,
        sales_count: units,
        revenue: price * BigInt(units),
      };
    }),
  );

/**
 * Creates the kit's own market: some 3,000 offers of 14 weeks, in which every field of every report has a value and,
 * where the contract allows it, a null. It is the same on every machine.
 */
export const createKitMarket = (): FeedWeek[] =>
  createRandomWeeks(recipe, published).map((week, at) => ({
    ...week,
    rows: [...week.rows, ...week.rows.slice(0, 1).flatMap((first) => createPair(first, at))],
  }));
