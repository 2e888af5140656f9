import { meanIndex } from '../figures/indices.ts';
import { distinct, figuresOf, partsBy, revenueOf, sellersHHI, share, sold } from '../figures/slice.ts';
import type { Asked, Id, Offer, OpenWeek } from './week.ts';

/** The week’s offers of one thing. */
export const whole = ({ parts }: OpenWeek, id: Id, own: number): readonly Offer[] => parts[id].get(own) ?? [];

/** The place of one thing among all of its kind in the week; null where it sold nothing. */
export function place({ revenues }: OpenWeek, id: Id, own: number): number | null {
  const revenue = revenues[id].get(own) ?? 0;
  const others = [...revenues[id]].filter(([other]) => other !== 0);
  return revenue === 0 ? null : 1 + others.filter(([, other]) => other > revenue).length;
}

const ranked = (offers: readonly Offer[], id: Id) =>
  [...partsBy(offers, id)].toSorted(([a, x], [b, y]) => revenueOf(y) - revenueOf(x) || a - b);

/** A list by an id: largest revenue first, ties by id. */
export const rows = <Row>(
  offers: readonly Offer[],
  id: Id,
  row: (id: number, part: readonly Offer[]) => Row,
): Row[] => ranked(offers, id).map(([one, part]) => row(one, part));

/** The largest of those that sold, goods without a brand left out. */
export const top = (offers: readonly Offer[], id: Id, title: (id: number) => string, count = 5) =>
  ranked(sold(offers), id)
    .filter(([one]) => one !== 0)
    .slice(0, count)
    .map(([one, part]) => ({ id: one, title: title(one), revenue: revenueOf(part) / 100 }));

/** The five largest, as profiles name them. */
export const leaders = (offers: readonly Offer[], id: Id, title: (id: number) => string) =>
  top(offers, id, title).map((leader) => ({ id: leader.id, title: leader.title }));

/** The figures of a part of the week; its index is the mean of its products'. */
export function figures({ indices }: OpenWeek, part: readonly Offer[]) {
  const own = figuresOf(part);
  const ofProduct = (id: number) => indices.products.get(id)?.potentialProfitIndex ?? 0;
  return {
    ...own,
    averagePrice: own.averagePrice ?? 0,
    potentialProfitIndex: meanIndex(part, ofProduct),
  };
}

/** How many other sellers offer one thing. */
export const others = (week: OpenWeek, id: Id, own: number): number =>
  distinct(whole(week, id, own), 'sellerId') - 1;

/** The share of a part in one thing’s revenue of the week. */
export const shareIn = (week: OpenWeek, id: Id, own: number, part: readonly Offer[]): number =>
  share(revenueOf(part), revenueOf(whole(week, id, own)));

/** A seller as rows name it. */
export function seller({ names }: OpenWeek, sellerId: number) {
  const { sellerTitle, rating } = names.seller(sellerId);
  return { sellerId, sellerTitle, lastRating: rating };
}

/** A brand as rows name it. */
export const brand = ({ names }: OpenWeek, brandId: number) => ({
  brandId,
  brandTitle: names.brand(brandId),
});

/** A leaf category as rows name it, with the levels above. */
export const category = ({ names }: OpenWeek, categoryId: number) => ({
  categoryId,
  categoryTitle: names.category(categoryId),
  ...names.parents(categoryId),
});

/** Everything about a product that its rows show; `part` are its offers in question. */
export function product(week: OpenWeek, productId: number, part: readonly Offer[]) {
  const [
    { brandId, categoryId, comments, rating } = { brandId: 0, categoryId: 0, comments: 0, rating: null },
  ] = part;
  return {
    ...figures(week, part),
    productId,
    ...week.names.product(productId),
    ...brand(week, brandId),
    ...category(week, categoryId),
    commentsCount: comments,
    potentialProfitIndex: week.indices.products.get(productId)?.potentialProfitIndex ?? 0,
    averageRating: rating,
    lastRating: rating,
  };
}

/** The indices that a category or brand has of its own in the whole week. */
export const native = ({ indices }: OpenWeek, level: 'brands' | 'categories', id: number) => ({
  demandIndex: indices[level].get(id)?.demandIndex ?? null,
  potentialProfitIndex: indices[level].get(id)?.potentialProfitIndex ?? 0,
});

/** Sellers as both searches show them. */
export const sellerRows = (week: OpenWeek, offers: readonly Offer[]) =>
  rows(offers, 'sellerId', (id, part) => ({
    ...seller(week, id),
    ...figures(week, part),
    placeByRevenue: place(week, 'sellerId', id),
  }));

/** A category in the list and in its profile. */
export const categoryRow = (week: OpenWeek, id: number, part: readonly Offer[]) => ({
  ...category(week, id),
  ...figuresOf(part),
  ...native(week, 'categories', id),
  placeByRevenue: place(week, 'categoryId', id),
  categorySellersHHI: sellersHHI(part),
  shareRevenueFromTotal: share(revenueOf(part), revenueOf(week.offers)),
});

/** The offers in the chosen categories; an id given twice counts once, an unknown one adds nothing. */
export const chosen = ({ offers }: Asked, categoryIds: readonly number[]): Offer[] =>
  offers.filter(({ categoryId }) => categoryIds.includes(categoryId));
