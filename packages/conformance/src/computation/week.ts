import type { CategoryRow, SellerInfo, SellerProduct } from '@vitrina/contract';
import { groupOffers, rankGroups } from './figures.ts';
import { computeIndices, type WeekIndices } from './week-indices.ts';
import type { EntityId, Offer } from './offer.ts';

export type { EntityId, Offer } from './offer.ts';

/** The settled titles, links, dates and ratings of a week's entities, by id. */
export interface Names {
  readonly seller: (
    id: number,
  ) => Pick<SellerInfo, 'sellerTitle' | 'sellerKaspiId' | 'onKaspiFrom' | 'rating' | 'commentsCount'>;
  /** A brand's title; «Без бренда» for 0. */
  readonly brand: (id: number) => string;
  /** The title of a category of any of the three levels. */
  readonly category: (id: number) => string;
  /** The levels above a leaf. */
  readonly parents: (leaf: number) => Pick<CategoryRow, 'category1LvlId' | 'category2LvlId'>;
  readonly product: (
    id: number,
  ) => Pick<SellerProduct, 'productName' | 'kaspiId' | 'productKaspiLink' | 'productMainImgLink'>;
}

/** A published week: its offers, at least one, and their names. */
export interface MarketWeek {
  readonly year: number;
  readonly weekNumber: number;
  readonly isDemo: boolean;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  readonly offers: readonly Offer[];
  readonly names: Names;
}

/** The offers of the sections of one level, and the ranks of those that sold. */
interface Sections {
  readonly offersBy: ReadonlyMap<number, readonly Offer[]>;
  readonly ranks: ReadonlyMap<number, number>;
}

/** A week with what is computed once from all of its offers. */
export interface OpenWeek extends MarketWeek {
  readonly indices: WeekIndices;
  /** The offers of each entity, by its id. */
  readonly offersBy: Readonly<Record<EntityId, ReadonlyMap<number, readonly Offer[]>>>;
  /** The offers of each section by its id, for both levels of the tree above the leaves. */
  readonly sections: readonly [Sections, Sections];
  /** The rank by revenue of each entity that sold, without «Без бренда». */
  readonly ranks: Readonly<Record<EntityId, ReadonlyMap<number, number>>>;
}

const forEachId = <Value>(value: (id: EntityId) => Value): Readonly<Record<EntityId, Value>> => ({
  sellerId: value('sellerId'),
  brandId: value('brandId'),
  categoryId: value('categoryId'),
  productId: value('productId'),
});

/** Ranks those that sold by revenue: 1 is the largest, equal revenue has the same, smallest rank; «Без бренда» has none. */
export function computeRanks(groups: ReadonlyMap<number, readonly Offer[]>): ReadonlyMap<number, number> {
  const ranked = rankGroups(groups).filter(({ id, revenue }) => id !== 0 && revenue > 0n);
  const ranks = new Map<number, number>();
  for (const [at, { id, revenue }] of ranked.entries()) {
    const before = ranked[at - 1];
    ranks.set(id, before?.revenue === revenue ? (ranks.get(before.id) ?? 1) : at + 1);
  }
  return ranks;
}

function groupSections({ offers, names }: MarketWeek, level: keyof ReturnType<Names['parents']>): Sections {
  const offersBy = Map.groupBy(offers, ({ categoryId }) => names.parents(categoryId)[level]);
  return { offersBy, ranks: computeRanks(offersBy) };
}

/** Computes what every report of a week needs. */
export function openWeek(week: MarketWeek): OpenWeek {
  const offersBy = forEachId((id) => groupOffers(week.offers, id));
  return {
    ...week,
    indices: computeIndices(week.offers),
    offersBy,
    sections: [groupSections(week, 'category1LvlId'), groupSections(week, 'category2LvlId')],
    ranks: forEachId((id) => computeRanks(offersBy[id])),
  };
}
