import { meanIndex } from './indices.ts';
import {
  countDistinct,
  figuresOf,
  groupOffers,
  revenueOf,
  sellersHHI,
  share,
  soldOffers,
} from './figures.ts';
import type { ReportScope, EntityId, Offer, OpenWeek } from './week.ts';

/** The week’s offers of one thing. */
export const offersOf = ({ offersBy: parts }: OpenWeek, id: EntityId, own: number): readonly Offer[] =>
  parts[id].get(own) ?? [];

/** The place of one thing among all of its kind in the week; null where it sold nothing. */
export function rankByRevenue({ revenues }: OpenWeek, id: EntityId, own: number): number | null {
  const revenue = revenues[id].get(own) ?? 0;
  const others = [...revenues[id]].filter(([other]) => other !== 0);
  return revenue === 0 ? null : 1 + others.filter(([, other]) => other > revenue).length;
}

const ranked = (offers: readonly Offer[], id: EntityId) =>
  [...groupOffers(offers, id)].toSorted(([a, x], [b, y]) => revenueOf(y) - revenueOf(x) || a - b);

/** A list by an id: largest revenue first, ties by id. */
export const rankedRows = <Row>(
  offers: readonly Offer[],
  id: EntityId,
  row: (id: number, part: readonly Offer[]) => Row,
): Row[] => ranked(offers, id).map(([one, part]) => row(one, part));

/** The largest of those that sold, goods without a brand left out. */
export const topByRevenue = (
  offers: readonly Offer[],
  id: EntityId,
  title: (id: number) => string,
  count = 5,
) =>
  ranked(soldOffers(offers), id)
    .filter(([one]) => one !== 0)
    .slice(0, count)
    .map(([one, part]) => ({ id: one, title: title(one), revenue: revenueOf(part) / 100 }));

/** The five largest, as profiles name them. */
export const topFive = (offers: readonly Offer[], id: EntityId, title: (id: number) => string) =>
  topByRevenue(offers, id, title).map((leader) => ({ id: leader.id, title: leader.title }));

/** The figures of a part of the week; its index is the mean of its products'. */
export function sliceFigures({ indices }: OpenWeek, part: readonly Offer[]) {
  const own = figuresOf(part);
  const ofProduct = (id: number) => indices.products.get(id)?.potentialProfitIndex ?? 0;
  return {
    ...own,
    averagePrice: own.averagePrice ?? 0,
    potentialProfitIndex: meanIndex(part, ofProduct),
  };
}

/** How many other sellers offer one thing. */
export const countCompetitors = (week: OpenWeek, id: EntityId, own: number): number =>
  countDistinct(offersOf(week, id, own), 'sellerId') - 1;

/** The share of a part in one thing’s revenue of the week. */
export const shareOfEntity = (week: OpenWeek, id: EntityId, own: number, part: readonly Offer[]): number =>
  share(revenueOf(part), revenueOf(offersOf(week, id, own)));

/** A seller as rows name it. */
export function sellerFields({ names }: OpenWeek, sellerId: number) {
  const { sellerTitle, rating } = names.seller(sellerId);
  return { sellerId, sellerTitle, lastRating: rating };
}

/** A brand as rows name it. */
export const brandFields = ({ names }: OpenWeek, brandId: number) => ({
  brandId,
  brandTitle: names.brand(brandId),
});

/** A leaf category as rows name it, with the levels above. */
export const categoryFields = ({ names }: OpenWeek, categoryId: number) => ({
  categoryId,
  categoryTitle: names.category(categoryId),
  ...names.parents(categoryId),
});

/** Everything about a product that its rows show; `part` are its offers in question. */
export function productFields(week: OpenWeek, productId: number, part: readonly Offer[]) {
  const [
    { brandId, categoryId, comments, rating } = { brandId: 0, categoryId: 0, comments: 0, rating: null },
  ] = part;
  return {
    ...sliceFigures(week, part),
    productId,
    ...week.names.product(productId),
    ...brandFields(week, brandId),
    ...categoryFields(week, categoryId),
    commentsCount: comments,
    potentialProfitIndex: week.indices.products.get(productId)?.potentialProfitIndex ?? 0,
    averageRating: rating,
    lastRating: rating,
  };
}

/** The indices that a category or brand has of its own in the whole week. */
export const nativeIndices = ({ indices }: OpenWeek, level: 'brands' | 'categories', id: number) => ({
  demandIndex: indices[level].get(id)?.demandIndex ?? null,
  potentialProfitIndex: indices[level].get(id)?.potentialProfitIndex ?? 0,
});

/** Sellers as both searches show them. */
export const sellerRows = (week: OpenWeek, offers: readonly Offer[]) =>
  rankedRows(offers, 'sellerId', (id, part) => ({
    ...sellerFields(week, id),
    ...sliceFigures(week, part),
    placeByRevenue: rankByRevenue(week, 'sellerId', id),
  }));

/** A category in the list and in its profile. */
export const categoryRow = (week: OpenWeek, id: number, part: readonly Offer[]) => ({
  ...categoryFields(week, id),
  ...figuresOf(part),
  ...nativeIndices(week, 'categories', id),
  placeByRevenue: rankByRevenue(week, 'categoryId', id),
  categorySellersHHI: sellersHHI(part),
  shareRevenueFromTotal: share(revenueOf(part), revenueOf(week.offers)),
});

/** The offers in the chosen categories; an id given twice counts once, an unknown one adds nothing. */
export const offersInCategories = ({ offers }: ReportScope, categoryIds: readonly number[]): Offer[] =>
  offers.filter(({ categoryId }) => categoryIds.includes(categoryId));
