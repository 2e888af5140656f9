import { createRng, type Rng, shuffle } from '../../src/demo/rng.ts';
import type { OfferRow } from './offer-row.ts';
import { randomSums } from './random-sums.ts';
import { brandTitles, categoryTitles, productNames, sellerTitles } from './random-words.ts';

/** What kind of market to make. */
export interface Recipe {
  readonly seed: string;
  /** About how many offers. */
  readonly offers: number;
  /** Share of offers that do not sell, 0–1. */
  readonly unsold: number;
  /** Share of products without a brand, 0–1. */
  readonly noBrand: number;
  /** Whether anything is rated or reviewed at all. */
  readonly rated: boolean;
  /** Whether prices, units and revenues go to the ends of what the feed takes. */
  readonly extremes: boolean;
}

const ratings = [null, null, 1, 2.5, 3, 4, 4, 4.5, 4.9, 5];
const counts = [null, null, 0, 0, 3, 3, 10, 47, 250];
const dates = [null, '2014-11-06', '2014-11-06', '2019-02-28', '2024-02-29', '2025-12-31'];

/** An id of its own: small ones, and now and then one near the largest. */
function idsFor(count: number, from: number, dice: Rng): number[] {
  return Array.from({ length: count }, (_, at) =>
    dice.chance(0.05) ? 4_294_967_295 - from * 1_000 - at : from * 10_000 + at,
  );
}

type Voice = Pick<
  OfferRow,
  | 'seller_id'
  | 'seller_kaspi_id'
  | 'seller_title'
  | 'seller_rating'
  | 'seller_comments_count'
  | 'seller_on_kaspi_from'
>;

type Card = Omit<OfferRow, keyof Voice | 'price' | 'sales_count' | 'revenue'>;

/** A way of speaking about one seller: each call may say something else. */
function sellerVoice(id: number, rated: boolean, dice: Rng): () => Voice {
  const titles = shuffle(sellerTitles, dice).slice(0, 1 + dice.below(3));
  const steady = dice.chance(0.4);
  const [rating, count] = [dice.pick(ratings), dice.pick(counts)];
  return () => ({
    seller_id: id,
    seller_kaspi_id: dice.chance(0.9) ? `s${id}` : `S-${id % 7}`,
    seller_title: dice.pick(titles),
    seller_rating: rated ? (steady ? rating : dice.pick(ratings)) : null,
    seller_comments_count: rated ? (steady ? count : dice.pick([...counts, 4_294_967_295])) : null,
    seller_on_kaspi_from: dice.pick(dates),
  });
}

interface Leaf {
  readonly id: number;
  readonly top: number;
  readonly middle: number;
}

/** A way of speaking about one product card. */
function cardVoice(id: number, leaf: Leaf, brandId: number, rated: boolean, dice: Rng): () => Card {
  const names = shuffle(productNames, dice).slice(0, 1 + dice.below(3));
  const steady = dice.chance(0.5);
  const [rating, count] = [dice.pick(ratings), dice.pick(counts)];
  return () => ({
    product_id: id,
    product_kaspi_id: dice.chance(0.9) ? String(id) : `${id}-${dice.below(3)}`,
    product_name: `${dice.pick(names)} ${id % 50}`,
    product_link: dice.pick([
      null,
      null,
      `https://kaspi.kz/shop/p/${id}`,
      `https://l.kaspi.kz/${id}?a=1&b=2`,
    ]),
    product_main_img_link: dice.pick([
      null,
      `https://img.example/${id}.jpg`,
      `https://img.example/ә/${id}.jpg`,
    ]),
    product_rating: rated ? (steady ? rating : dice.pick(ratings)) : null,
    product_comments_count: rated ? (steady ? count : dice.pick(counts)) : null,
    brand_id: brandId,
    brand_title: brandId === 0 ? '' : `${dice.pick(brandTitles)}${brandId % 5}`,
    category_id: leaf.id,
    category_title: dice.pick(categoryTitles),
    category_1_lvl_id: leaf.top,
    category_1_lvl_title: dice.pick(categoryTitles),
    category_2_lvl_id: leaf.middle,
    category_2_lvl_title: dice.pick(categoryTitles),
  });
}

/** A tree of about `count` leaves, two or three to a middle category, which has one parent. */
function treeOf(count: number, dice: Rng): Leaf[] {
  const leaves = idsFor(count, 3, dice);
  const middles = idsFor(Math.ceil(count / 2), 2, dice);
  const tops = idsFor(Math.ceil(count / 5), 1, dice);
  const parents = new Map(middles.map((id) => [id, dice.pick(tops)]));
  return leaves.map((id) => {
    const middle = dice.pick(middles);
    return { id, middle, top: parents.get(middle) ?? 0 };
  });
}

/** Some of the sellers, each once: the first ones come often, the last ones hardly ever. */
function crowdOf<Seller>(sellers: readonly Seller[], size: number, dice: Rng): Set<Seller> {
  const crowd = new Set<Seller>();
  for (let tries = 0; crowd.size < size && tries < 4 * size; tries++) {
    const seller = sellers[Math.floor(dice.next() * dice.next() * dice.next() * sellers.length)];
    if (seller !== undefined) crowd.add(seller);
  }
  return crowd;
}

/** Offers of one week, as the feed would let them through, the same for the same recipe. */
export function randomMarket(recipe: Recipe): OfferRow[] {
  const dice = createRng(recipe.seed);
  const some = (share: number) => Math.max(1, Math.round(recipe.offers * share));
  const sellers = idsFor(some(1 / 15), 5, dice).map((id) => sellerVoice(id, recipe.rated, dice));
  const brands = idsFor(some(1 / 80), 7, dice);
  const leaves = treeOf(some(1 / 120), dice);
  const sums = randomSums(recipe, dice);
  const rows = idsFor(some(1 / 2), 9, dice).flatMap((id) => {
    const brandId = dice.chance(recipe.noBrand) ? 0 : dice.pick(brands);
    const leaf = leaves[Math.floor(dice.next() * dice.next() * leaves.length)] ?? dice.pick(leaves);
    const card = cardVoice(id, leaf, brandId, recipe.rated, dice);
    const crowd = dice.chance(0.7) ? 1 : 2 + dice.below(8);
    return [...crowdOf(sellers, crowd, dice)].map((voice) => ({
      ...card(),
      ...voice(),
      ...sums(leaf.id, brandId),
    }));
  });
  return shuffle(rows, dice);
}
