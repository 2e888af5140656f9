import type { Movers } from '@vitrina/contract';
import { isNew } from './changes.ts';
import { entities } from './entities.ts';
import { groupOffers, sumRevenue, unitsOf } from './figures.ts';
import { computeGroups, type Side } from './mover-groups.ts';
import type { EntityId, Offer } from './offer.ts';
import type { ReportParams } from './reports.ts';
import { namingWeek, offersOf } from './rows.ts';
import { type ComparisonScope, offersOfSection } from './scopes.ts';
import { computeRanks, type OpenWeek } from './week.ts';

type Params = ReportParams<'market.movers'>;

/** What moves, by the name of the request. */
const kinds = {
  sellers: entities.seller,
  brands: entities.brand,
  categories: entities.category,
  products: entities.product,
};

/** The offers of a week inside the scope: one entity's, or all. */
function offersInScope(
  week: OpenWeek,
  { sellerId, brandId, categoryId, sectionId }: Params,
): readonly Offer[] {
  if (sellerId > 0) return offersOf(week, 'sellerId', sellerId);
  if (brandId > 0) return offersOf(week, 'brandId', brandId);
  if (sectionId > 0) return offersOfSection(week, sectionId);
  return categoryId > 0 ? offersOf(week, 'categoryId', categoryId) : week.offers;
}

/** What each thing has in a week, goods without a brand aside. */
function sidesOf(offers: readonly Offer[], entity: EntityId): ReadonlyMap<number, Side> {
  const groups = groupOffers(offers, entity);
  groups.delete(0);
  const ranks = computeRanks(groups);
  return new Map(
    [...groups].map(([id, own]) => [
      id,
      { revenue: sumRevenue(own), units: unitsOf(own), place: ranks.get(id) ?? null },
    ]),
  );
}

/** Computes who moved between two weeks inside a scope; undefined where week 1 lacks the scope. */
export function computeMovers(
  { week, before, against, published }: ComparisonScope,
  params: Params,
): { against: string | null; movers: Movers } | undefined {
  const { id: entity, title } = kinds[params.of];
  const offers = offersInScope(week, params);
  if (offers.length === 0) return undefined;
  const offersBefore = before ? offersInScope(before, params) : [];
  const movers = computeGroups({
    now: sidesOf(offers, entity),
    before: before ? sidesOf(offersBefore, entity) : null,
    total: sumRevenue(offers),
    totalBefore: sumRevenue(offersBefore),
    titleOf: (id) => title(namingWeek({ week, before }, entity, id), id),
    isNewOf: (id) => isNew(week, published, entity, id),
  });
  return { against, movers };
}
