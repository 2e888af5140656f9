import {
  averageRating,
  countDistinct,
  figuresOf,
  groupOffers,
  rankGroups,
  revenueOf,
  sellersHHI,
  share,
  unitsOf,
} from './figures.ts';
import { meanIndex } from './week-indices.ts';
import { toTenge } from './money.ts';
import type { EntityId, Offer } from './offer.ts';
import type { ComparisonScope, ReportScope } from './scopes.ts';
import { computeRanks, type OpenWeek } from './week.ts';

/** A week's offers of one entity; none without a week. */
export const offersOf = (week: OpenWeek | null | undefined, id: EntityId, own: number): readonly Offer[] =>
  week?.offersBy[id].get(own) ?? [];

/** The week that names an entity: week 1 where it has an offer of it, else week 0. */
export const namingWeek = (
  { week, before }: Pick<ComparisonScope, 'week' | 'before'>,
  id: EntityId,
  own: number,
): OpenWeek => (week.offersBy[id].has(own) ? week : (before ?? week));

/** The rank by revenue among all entities of its kind in the week; null where it sold nothing. */
export const rankByRevenue = ({ ranks }: OpenWeek, id: EntityId, own: number): number | null =>
  ranks[id].get(own) ?? null;

/** The ranks by revenue of the products in the category of one of them. */
export function ranksInCategory(week: OpenWeek, productId: number): ReadonlyMap<number, number> {
  const [first] = offersOf(week, 'productId', productId);
  return computeRanks(groupOffers(offersOf(week, 'categoryId', first?.categoryId ?? 0), 'productId'));
}

/** The rows of a list by an id: largest revenue first, ties by id. */
export const rankedRows = <Row>(
  offers: readonly Offer[],
  id: EntityId,
  row: (id: number, offers: readonly Offer[]) => Row,
): Row[] => rankGroups(groupOffers(offers, id)).map((group) => row(group.id, group.offers));

/** The largest by revenue among those that sold, without «Без бренда»; ties by id. */
export const topByRevenue = (
  offers: readonly Offer[],
  id: EntityId,
  title: (id: number) => string,
  count = 5,
) =>
  rankGroups(groupOffers(offers, id))
    .filter((group) => group.id !== 0 && group.revenue > 0n)
    .slice(0, count)
    .map((group) => ({ id: group.id, title: title(group.id), revenue: toTenge(group.revenue) }));

/** The five largest, as profiles name them. */
export const topFive = (offers: readonly Offer[], id: EntityId, title: (id: number) => string) =>
  topByRevenue(offers, id, title).map((row) => ({ id: row.id, title: row.title }));

/** The figures of a part of the week; its potentialProfitIndex is the mean of its products'. */
export function sliceFigures({ indices }: OpenWeek, offers: readonly Offer[]) {
  const figures = figuresOf(offers);
  return {
    ...figures,
    averagePrice: figures.averagePrice ?? 0,
    potentialProfitIndex: meanIndex(
      offers,
      ({ productId }) => indices.products.get(productId)?.potentialProfitIndex ?? 0,
    ),
  };
}

/** Counts the other sellers with an offer of an entity. */
export const countCompetitors = (week: OpenWeek, id: EntityId, own: number): number =>
  countDistinct(offersOf(week, id, own), 'sellerId') - 1;

/** The share of some offers in one entity's revenue of the week; 0 where that sold nothing. */
export const shareOfEntity = (week: OpenWeek, id: EntityId, own: number, offers: readonly Offer[]): number =>
  share(revenueOf(offers), revenueOf(offersOf(week, id, own)));

const shareIn = <Share extends string>(field: Share, own: readonly Offer[], all: readonly Offer[]) =>
  ({ [field]: share(revenueOf(own), revenueOf(all)) }) as Record<Share, number>;

/** The fields that name a seller in a row. */
export function sellerFields({ names }: OpenWeek, sellerId: number) {
  const { sellerTitle, rating } = names.seller(sellerId);
  return { sellerId, sellerTitle, lastRating: rating };
}

/** The fields that name a brand in a row. */
export const brandFields = ({ names }: OpenWeek, brandId: number) => ({
  brandId,
  brandTitle: names.brand(brandId),
});

/** The sellers of the offers of a category or section; `shareField` names their part of the revenue of these. */
export const sellerSlices = <Share extends string>(
  week: OpenWeek,
  offers: readonly Offer[],
  shareField: Share,
) =>
  rankedRows(offers, 'sellerId', (id, own) => ({
    ...sellerFields(week, id),
    ...sliceFigures(week, own),
    ...shareIn(shareField, own, offers),
  }));

/** The brands of the offers of a category or section, goods without one among them. */
export const brandSlices = <Share extends string>(
  week: OpenWeek,
  offers: readonly Offer[],
  shareField: Share,
) =>
  rankedRows(offers, 'brandId', (id, own) => ({
    ...brandFields(week, id),
    ...sliceFigures(week, own),
    ...shareIn(shareField, own, offers),
    averageRating: averageRating(own),
  }));

/** The fields that name a leaf category in a row, with the levels above. */
export const categoryFields = ({ names }: OpenWeek, categoryId: number) => ({
  categoryId,
  categoryTitle: names.category(categoryId),
  ...names.parents(categoryId),
});

/** Every field of a product's rows, with the figures of some of its offers. */
export function productFields(week: OpenWeek, productId: number, offers: readonly Offer[]) {
  const [{ brandId, categoryId, commentsCount, rating } = missingProduct] = offers;
  return {
    ...sliceFigures(week, offers),
    productId,
    ...week.names.product(productId),
    ...brandFields(week, brandId),
    ...categoryFields(week, categoryId),
    commentsCount,
    potentialProfitIndex: week.indices.products.get(productId)?.potentialProfitIndex ?? 0,
    averageRating: rating,
    lastRating: rating,
  };
}

const missingProduct = { brandId: 0, categoryId: 0, commentsCount: 0, rating: null };

/** The indices of a category or brand itself in the week. */
export const nativeIndices = ({ indices }: OpenWeek, level: 'brands' | 'categories', id: number) => ({
  demandIndex: indices[level].get(id)?.demandIndex ?? null,
  potentialProfitIndex: indices[level].get(id)?.potentialProfitIndex ?? 0,
});

/** The sellers of some offers, as both searches show them. */
export const sellerRows = (week: OpenWeek, offers: readonly Offer[]) =>
  rankedRows(offers, 'sellerId', (id, own) => ({
    ...sellerFields(week, id),
    revenue: revenueOf(own),
    salesCount: unitsOf(own),
    placeByRevenue: rankByRevenue(week, 'sellerId', id),
  }));

/** A category in the list and in its profile. */
export const categoryRow = (week: OpenWeek, id: number, offers: readonly Offer[]) => ({
  ...categoryFields(week, id),
  ...figuresOf(offers),
  ...nativeIndices(week, 'categories', id),
  placeByRevenue: rankByRevenue(week, 'categoryId', id),
  categorySellersHHI: sellersHHI(offers),
  shareRevenueFromTotal: share(revenueOf(offers), revenueOf(week.offers)),
});

/** The offers in the chosen categories; an id given twice counts once, an unknown one adds nothing. */
export function offersInCategories({ offers }: ReportScope, categoryIds: readonly number[]): Offer[] {
  const chosen = new Set(categoryIds);
  return offers.filter(({ categoryId }) => chosen.has(categoryId));
}
