import type { CategoryRow, SellerInfo, SellerProduct } from '@vitrina/contract';
import type * as z from 'zod/mini';
import { indicesOf, type WeekIndices } from './indices.ts';
import type { Offer } from './offer.ts';
import { groupOffers, revenueOf } from './figures.ts';
import type { ResponseBodyOf } from '../wire/endpoints.ts';

export type { Offer } from './offer.ts';

/** What a week says of its sellers, brands, categories and products beside their figures, by id. */
export interface Names {
  readonly seller: (
    id: number,
  ) => Pick<SellerInfo, 'sellerTitle' | 'sellerKaspiId' | 'onKaspiFrom' | 'rating' | 'commentsCount'>;
  /** A brand's title; that of goods without one for 0. */
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

/** What offers are parted by. */
export type EntityId = 'sellerId' | 'brandId' | 'categoryId' | 'productId';

/** A week with what is computed of all its offers once. */
export interface OpenWeek extends MarketWeek {
  readonly indices: WeekIndices;
  /** The offers of each thing, by its id. */
  readonly offersBy: Readonly<Record<EntityId, ReadonlyMap<number, readonly Offer[]>>>;
  /** The revenue of each thing, in hundredths. */
  readonly revenues: Readonly<Record<EntityId, ReadonlyMap<number, number>>>;
}

const forEach = <Value>(value: (id: EntityId) => Value): Readonly<Record<EntityId, Value>> => ({
  sellerId: value('sellerId'),
  brandId: value('brandId'),
  categoryId: value('categoryId'),
  productId: value('productId'),
});

/** A week ready to be asked. */
export function openWeek(week: MarketWeek): OpenWeek {
  const parts = forEach((id) => groupOffers(week.offers, id));
  const revenues = forEach((id) => new Map([...parts[id]].map(([one, part]) => [one, revenueOf(part)])));
  return { ...week, indices: indicesOf(week.offers), offersBy: parts, revenues };
}

/** A week, and those of its offers that a call is about: a seller's, a brand's, a category's, or all. */
export interface ReportScope {
  readonly week: OpenWeek;
  readonly offers: readonly Offer[];
}

/** What a route is asked with, in its path or its body. */
type ParamsOf<Route> = Route extends { pathParams: infer Path extends z.ZodMiniType }
  ? z.output<Path>
  : Route extends { body: infer Body extends z.ZodMiniType }
    ? z.output<Body>
    : never;

/** The 200 bodies of an entity's calls, each computed from the offers that it is about, never none. */
export type Reports<Routes> = {
  readonly [Name in keyof Routes]: (
    asked: ReportScope,
    values: ParamsOf<Routes[Name]>,
  ) => ResponseBodyOf<Routes[Name]>;
};
