import { meanIndex, indicesOf, type WeekIndices } from '../src/figures/indices.ts';
import type { Offer } from '../src/figures/offer.ts';
import { distinct, figuresOf, partsBy, revenueOf, sellersHHI, share, sold } from '../src/figures/slice.ts';
import { parentsOf, sellerRating, titles } from './fixture-market.ts';

/** What a call asks for. */
export interface Values {
  readonly year: number;
  readonly weekNumber: number;
  readonly sellerId?: number;
  readonly brandId?: number;
  readonly categoryId?: number;
  readonly categoryIds?: readonly number[];
  readonly title?: string;
}

type Id = 'sellerId' | 'brandId' | 'categoryId' | 'productId';

/** One week of offers, ready to be asked. */
export interface Asked {
  readonly offers: readonly Offer[];
  readonly indices: WeekIndices;
  readonly values: Values;
  /** The week's offers that places are taken from. */
  readonly all: readonly Offer[];
}

const known = new WeakMap<readonly Offer[], WeekIndices>();

/** Ready to answer about these offers of a week. */
export function askedOf(offers: readonly Offer[], values: Values, all: readonly Offer[]): Asked {
  const indices = known.get(all) ?? indicesOf(all);
  known.set(all, indices);
  return { offers, values, all, indices };
}

/** The place of one thing among all of its kind in the week; null where it sold nothing. */
export const place = ({ all }: Asked, id: Id, own: number) => {
  const revenueOfOwn = revenueOf(all.filter((offer) => offer[id] === own));
  const others = [...partsBy(all, id)].filter(([other]) => other !== 0).map(([, part]) => revenueOf(part));
  return revenueOfOwn === 0 ? null : 1 + others.filter((revenue) => revenue > revenueOfOwn).length;
};
const ranked = (offers: readonly Offer[], id: Id) =>
  [...partsBy(offers, id)].toSorted(([a, x], [b, y]) => revenueOf(y) - revenueOf(x) || a - b);
/** The largest of those that sold. */
export const top = (offers: readonly Offer[], id: Id, title: (id: number) => string, count = 5) =>
  ranked(sold(offers), id)
    .filter(([one]) => one !== 0)
    .slice(0, count)
    .map(([one, part]) => ({ id: one, title: title(one), revenue: revenueOf(part) / 100 }));
/** The five largest, as profiles name them. */
export const leaders = (offers: readonly Offer[], id: Id, title: (id: number) => string) =>
  top(offers, id, title).map((leader) => ({ id: leader.id, title: leader.title }));

/** The figures of a part of the week. */
export const figures = (asked: Asked, part: readonly Offer[]) => {
  const own = figuresOf(part);
  const potentialProfitIndex = meanIndex(
    part,
    (id) => asked.indices.products.get(id)?.potentialProfitIndex ?? 0,
  );
  return { ...own, averagePrice: own.averagePrice ?? 0, potentialProfitIndex };
};
/** The week’s offers of one thing. */
export const whole = ({ all }: Asked, id: Id, own: number) => all.filter((offer) => offer[id] === own);
/** How many other sellers offer one thing. */
export const others = (asked: Asked, id: Id, own: number) => distinct(whole(asked, id, own), 'sellerId') - 1;
/** The share of a part in one thing’s revenue of the week. */
export const shareIn = (asked: Asked, id: Id, own: number, part: readonly Offer[]) =>
  share(revenueOf(part), revenueOf(whole(asked, id, own)));

/** Everything about a product that its rows show. */
export function product(asked: Asked, id: number, part: readonly Offer[]) {
  const [
    { brandId, categoryId, comments, rating } = { brandId: 0, categoryId: 0, comments: 0, rating: null },
  ] = part;
  return {
    ...figures(asked, part),
    productId: id,
    productName: titles.product(id),
    kaspiId: `k${id}`,
    productKaspiLink: id % 3 === 0 ? null : `https://kaspi.kz/shop/p/${id}`,
    productMainImgLink: null,
    brandId,
    brandTitle: titles.brand(brandId),
    categoryId,
    categoryTitle: titles.category(categoryId),
    commentsCount: comments,
    potentialProfitIndex: asked.indices.products.get(id)?.potentialProfitIndex ?? 0,
    averageRating: rating,
    lastRating: rating,
  };
}
/** A seller as rows name it. */
export const seller = (id: number) => ({
  sellerId: id,
  sellerTitle: titles.seller(id),
  lastRating: sellerRating(id),
});
/** A brand as rows name it. */
export const brand = (id: number) => ({ brandId: id, brandTitle: titles.brand(id) });
/** A category as rows name it. */
export const category = (id: number) => ({
  categoryId: id,
  categoryTitle: titles.category(id),
  ...parentsOf(id),
});
/** The week that was asked for. */
export const week = ({ values: { year, weekNumber } }: Asked) => ({ year, weekNumber });

/** A list by an id, largest first. */
export const rows = (offers: readonly Offer[], id: Id, row: (id: number, part: readonly Offer[]) => object) =>
  ranked(offers, id).map(([one, part]) => row(one, part));
/** The rows of both searches for sellers. */
export const sellerRows = (asked: Asked, offers: readonly Offer[]) =>
  rows(offers, 'sellerId', (id, part) => ({
    ...seller(id),
    ...figures(asked, part),
    placeByRevenue: place(asked, 'sellerId', id),
  }));
/** The indices that a category or brand has of its own. */
export const native = (asked: Asked, level: 'brands' | 'categories', id: number) => ({
  demandIndex: asked.indices[level].get(id)?.demandIndex ?? null,
  potentialProfitIndex: asked.indices[level].get(id)?.potentialProfitIndex ?? 0,
});
/** A category in the list and in its profile. */
export const categoryRow = (asked: Asked, id: number, part: readonly Offer[]) => ({
  ...category(id),
  ...figuresOf(part),
  ...native(asked, 'categories', id),
  placeByRevenue: place(asked, 'categoryId', id),
  categorySellersHHI: sellersHHI(part),
  shareRevenueFromTotal: share(revenueOf(part), revenueOf(asked.all)),
});
/** The offers in the chosen categories. */
export const chosen = ({ offers, values }: Asked) =>
  offers.filter(({ categoryId }) => values.categoryIds?.includes(categoryId));

/** The category tree. */
export function tree({ offers }: Asked) {
  const leaves = [...partsBy(offers, 'categoryId').keys()].toSorted((a, b) => a - b);
  const categoriesTree: Record<string, Record<string, number[]>> = {};
  const names = new Set(leaves);
  for (const leaf of leaves) {
    const { category1LvlId, category2LvlId } = parentsOf(leaf);
    ((categoriesTree[category1LvlId] ??= {})[category2LvlId] ??= []).push(leaf);
    names.add(category1LvlId).add(category2LvlId);
  }
  return {
    categoriesTree,
    categoryIdNameMap: Object.fromEntries([...names].map((id) => [id, titles.category(id)])),
  };
}
