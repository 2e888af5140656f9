import { createRng, type Rng, shuffle } from '../rng.ts';
import type { FeedOffer } from '../computation/feed-offer.ts';
import { createRandomSums } from './random-sums.ts';
import type { Recipe } from './recipe.ts';
import { brandTitles, categoryTitles, productNames, sellerTitles } from './random-titles.ts';

export type { Recipe } from './recipe.ts';

const ratings = [null, null, 1, 2.5, 3, 4, 4, 4.5, 4.9, 5];
const counts = [null, null, 0, 0, 3, 3, 10, 47, 250];
const dates = [null, '2014-11-06', '2014-11-06', '2019-02-28', '2024-02-29', '2025-12-31'];

/** Creates distinct ids: small ones, and a few near the largest. */
function createIds(count: number, from: number, rng: Rng): number[] {
  return Array.from({ length: count }, (_, at) =>
    rng.chance(0.05) ? 4_294_967_295 - from * 1_000 - at : from * 10_000 + at,
  );
}

type SellerColumns = Pick<FeedOffer, keyof FeedOffer & `seller_${string}`>;

type ProductColumns = Omit<FeedOffer, keyof SellerColumns | 'price' | 'sales_count' | 'revenue'>;

/** Creates a generator of one seller's columns, which may disagree between rows. */
function createSellerColumns(id: number, rated: boolean, rng: Rng): () => SellerColumns {
  const titles = shuffle(sellerTitles, rng).slice(0, 1 + rng.below(3));
  const isConsistent = rng.chance(0.4);
  const [rating, count] = [rng.pick(ratings), rng.pick(counts)];
  return () => ({
    seller_id: id,
    seller_kaspi_id: rng.chance(0.9) ? `s${id}` : `S-${id}`,
    seller_title: rng.pick(titles),
    seller_rating: rated ? (isConsistent ? rating : rng.pick(ratings)) : null,
    seller_comments_count: rated ? (isConsistent ? count : rng.pick([...counts, 4_294_967_295])) : null,
    seller_on_kaspi_from: rng.pick(dates),
  });
}

interface Leaf {
  readonly id: number;
  readonly top: number;
  readonly middle: number;
}

/** Creates a generator of one product's columns, which may disagree between rows. */
function createProductColumns(
  id: number,
  leaf: Leaf,
  brandId: number,
  rated: boolean,
  rng: Rng,
): () => ProductColumns {
  const names = shuffle(productNames, rng).slice(0, 1 + rng.below(3));
  const isConsistent = rng.chance(0.5);
  const [rating, count] = [rng.pick(ratings), rng.pick(counts)];
  return () => ({
    product_id: id,
    product_kaspi_id: rng.chance(0.9) ? String(id) : `${id}-${rng.below(3)}`,
    product_name: `${rng.pick(names)} ${id % 50}`,
    product_link: rng.pick([null, null, `https://kaspi.kz/shop/p/${id}`, `https://l.kaspi.kz/${id}?a=1&b=2`]),
    product_main_img_link: rng.pick([
      null,
      `https://img.example/${id}.jpg`,
      `https://img.example/ә/${id}.jpg`,
    ]),
    product_rating: rated ? (isConsistent ? rating : rng.pick(ratings)) : null,
    product_comments_count: rated ? (isConsistent ? count : rng.pick(counts)) : null,
    brand_id: brandId,
    brand_title: brandId === 0 ? '' : `${rng.pick(brandTitles)}${brandId % 5}`,
    category_id: leaf.id,
    category_title: rng.pick(categoryTitles),
    category_1_lvl_id: leaf.top,
    category_1_lvl_title: rng.pick(categoryTitles),
    category_2_lvl_id: leaf.middle,
    category_2_lvl_title: rng.pick(categoryTitles),
  });
}

/** Creates leaves, two or three to a middle category, which has one parent. */
function createLeaves(count: number, rng: Rng): Leaf[] {
  const leaves = createIds(count, 3, rng);
  const middles = createIds(Math.ceil(count / 2), 2, rng);
  const tops = createIds(Math.ceil(count / 5), 1, rng);
  const parents = new Map(middles.map((id) => [id, rng.pick(tops)]));
  return leaves.map((id) => {
    const middle = rng.pick(middles);
    return { id, middle, top: parents.get(middle) ?? 0 };
  });
}

/** Draws distinct sellers, the first ones most often. */
function drawSellers<Seller>(sellers: readonly Seller[], size: number, rng: Rng): Set<Seller> {
  const drawn = new Set<Seller>();
  for (let tries = 0; drawn.size < size && tries < 4 * size; tries++) {
    const seller = sellers[Math.floor(rng.next() * rng.next() * rng.next() * sellers.length)];
    if (seller !== undefined) drawn.add(seller);
  }
  return drawn;
}

/** Creates valid offers of one week; the same recipe gives the same offers. */
export function createRandomMarket(recipe: Recipe): FeedOffer[] {
  const rng = createRng(recipe.seed);
  const some = (share: number) => Math.max(1, Math.round(recipe.offers * share));
  const count = recipe.entities ?? {
    sellers: some(1 / 15),
    brands: some(1 / 80),
    categories: some(1 / 120),
    products: some(1 / 2),
  };
  const sellers = createIds(count.sellers, 5, rng).map((id) => createSellerColumns(id, recipe.rated, rng));
  const brands = createIds(count.brands, 7, rng);
  const leaves = createLeaves(count.categories, rng);
  const sums = createRandomSums(recipe, rng);
  const rows = createIds(count.products, 9, rng).flatMap((id) => {
    const brandId = rng.chance(recipe.noBrand) ? 0 : rng.pick(brands);
    const leaf = leaves[Math.floor(rng.next() * rng.next() * leaves.length)] ?? rng.pick(leaves);
    const productColumns = createProductColumns(id, leaf, brandId, recipe.rated, rng);
    const sellerCount = rng.chance(0.7) ? 1 : 2 + rng.below(8);
    return [...drawSellers(sellers, sellerCount, rng)].map((sellerColumns) => ({
      ...productColumns(),
      ...sellerColumns(),
      ...sums(leaf.id, brandId),
    }));
  });
  return shuffle(rows, rng);
}
