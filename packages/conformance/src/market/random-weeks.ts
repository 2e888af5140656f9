import type { FeedOffer, FeedWeek } from '../computation/feed-offer.ts';
import { createRng, type Rng } from '../rng.ts';
import { createRandomMarket, type Recipe } from './random-market.ts';
import { createRandomSums } from './random-sums.ts';

/** Published weeks over the end of a year of 53 weeks, oldest first; 2026-W52 and 2027-W02 are not published. */
const publishedWeeks: readonly (readonly [year: number, weekNumber: number])[] = [
  [2026, 50],
  [2026, 51],
  [2026, 53],
  [2027, 1],
  [2027, 3],
];

/** More published weeks than any report looks back, oldest first; 2026-W30, W41 and W47 are not published. */
export const manyWeeks: readonly (readonly [year: number, weekNumber: number])[] = Array.from(
  { length: 34 },
  (_, at): [number, number] => [2026, 20 + at],
).filter(([, weekNumber]) => ![30, 41, 47].includes(weekNumber));

type IdColumn = 'seller_id' | 'product_id' | 'brand_id' | 'category_id';

/** Probability that a non-permanent entity is in a week, by its id's column. */
const presence: readonly (readonly [column: IdColumn, chance: number])[] = [
  ['seller_id', 0.6],
  ['product_id', 0.6],
  ['brand_id', 0.8],
  ['category_id', 0.8],
];

/** Whether an offer is in a week: a third of all entities enter, leave and return; goods without a brand stay. */
const isInWeek = (row: FeedOffer, at: number, seed: string): boolean =>
  presence.every(([column, chance]) => {
    const rng = createRng(`${seed} ${column} ${row[column]}`);
    if (row[column] === 0 || rng.chance(0.65)) return true;
    return Array.from({ length: at + 1 }, () => rng.chance(chance)).at(-1) === true;
  });

/** Returns another category and brand for one product in twelve, from its third week on; nothing for the others. */
function movedTo(row: FeedOffer, at: number, rows: readonly FeedOffer[], seed: string): Partial<FeedOffer> {
  const rng = createRng(`${seed} moves ${row.product_id}`);
  if (at < 2 || !rng.chance(1 / 12)) return {};
  return Object.fromEntries(
    Object.entries(rng.pick(rows)).filter(([column]) => /^(?:brand|category)_/.test(column)),
  );
}

/** Returns a new price and sales for most offers; the others repeat the week before, so that changes of 0 occur. */
const changedSums = (row: FeedOffer, sums: ReturnType<typeof createRandomSums>, rng: Rng) =>
  rng.chance(0.25) ? {} : sums(row.category_id, row.brand_id);

/** Returns a title that changes in some weeks for some entities. */
const renamed = (title: string, id: number, at: number) => (id % 5 === at ? `${title} ${at}` : title);

/**
 * Creates valid offers of several weeks, by default five: entities enter, leave and return, some products change
 * category or brand, titles change. The same recipe gives the same weeks.
 */
export function createRandomWeeks(recipe: Recipe, published = publishedWeeks): FeedWeek[] {
  const { seed } = recipe;
  const all = createRandomMarket(recipe);
  return published.map(([year, weekNumber], at) => {
    const rng = createRng(`${seed} ${year} ${weekNumber}`);
    const sums = createRandomSums(recipe, rng);
    const rows = all
      .filter((row, index) => index === 0 || (isInWeek(row, at, seed) && rng.chance(0.9)))
      .map((row) => ({ ...row, ...movedTo(row, at, all, seed) }))
      .map((row) => ({
        ...row,
        seller_title: renamed(row.seller_title, row.seller_id, at),
        product_name: renamed(row.product_name, row.product_id, at),
        category_title: renamed(row.category_title, row.category_id, at),
        ...changedSums(row, sums, rng),
      }));
    return { year, weekNumber, rows };
  });
}
