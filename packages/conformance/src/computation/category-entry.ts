import type {
  CategoryEntry,
  CategoryLeader,
  CohortAge,
  EntryCohort,
  PriceBand,
  ReportPeriod,
} from '@vitrina/contract';
import { weekOrdinal } from './calendar.ts';
import {
  concentration,
  groupOffers,
  lowerMedian,
  rankGroups,
  revenueOf,
  soldOffers,
  sumRevenue,
  unitsOf,
} from './figures.ts';
import { shareOrNull } from './histories.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';
import { offersOf, sellerFields } from './rows.ts';
import { type ComparisonScope, selectHistory } from './scopes.ts';

/** How far back the first week of a seller is looked for, and how many weeks a cohort must have before it. */
const MAX_WEEKS = 26;
const MAX_COHORTS = 12;
const WEEKS_BEFORE_COHORT = 4;

const AGES = [1, 2, 4, 8];
const BANDS = 10;
const LEADERS = 5;

/** What a cohort does in the category at an age; `offers` are the category's then. */
function ageOf(sellers: ReadonlySet<number>, age: number, offers: readonly Offer[]): CohortAge {
  const own = groupOffers(
    offers.filter(({ sellerId }) => sellers.has(sellerId)),
    'sellerId',
  );
  const revenues = [...own.values()].map(sumRevenue).filter((revenue) => revenue > 0n);
  return {
    age,
    offeringCount: own.size,
    sellingCount: revenues.length,
    medianRevenue: revenues.length === 0 ? null : toTenge(lowerMedian(revenues)),
  };
}

const ordinalOf = (week: ReportPeriod): number => weekOrdinal(week) ?? Infinity;

/** The sellers of a category by the week in which it first had them, and what became of them. */
function cohortsOf({ published, week: last }: ComparisonScope, categoryId: number): EntryCohort[] {
  const { weeks } = selectHistory(published, { ...last, weeks: Infinity }) ?? { weeks: [] };
  const seen = new Set<number>();
  const recent = weeks.slice(0, -1).slice(-MAX_WEEKS);
  const cohorts = recent.map((week) => {
    const entered = offersOf(week, 'categoryId', categoryId).filter(({ sellerId }) => !seen.has(sellerId));
    const sellers = new Set(entered.map(({ sellerId }) => sellerId));
    for (const sellerId of sellers) seen.add(sellerId);
    const ages = AGES.flatMap((age) => {
      const later = weeks.find((other) => ordinalOf(other) === ordinalOf(week) + age);
      return later ? [ageOf(sellers, age, offersOf(later, 'categoryId', categoryId))] : [];
    });
    return { year: week.year, weekNumber: week.weekNumber, enteredCount: sellers.size, ages };
  });
  return cohorts.slice(WEEKS_BEFORE_COHORT).slice(-MAX_COHORTS);
}

const byPrice = (a: Offer, b: Offer): number =>
  Number(a.price - b.price) || a.productId - b.productId || a.sellerId - b.sellerId;

/** The sold offers of each band, cheapest first: an offer belongs where its first unit does. */
function soldByBand(offers: readonly Offer[]): Offer[][] {
  const sold = soldOffers(offers).toSorted(byPrice);
  const units = unitsOf(sold);
  let before = 0;
  const bands = Map.groupBy(sold, ({ salesCount }) => {
    const band = Math.floor((BANDS * before) / units);
    before += salesCount;
    return band;
  });
  return [...bands.values()];
}

/** Splits a category's sold offers by price into bands about equal in units. */
function priceBandsOf(offers: readonly Offer[]): PriceBand[] {
  const bands = soldByBand(offers).map((sold) => ({
    sold,
    fromPrice: sold[0]?.price ?? 0n,
    toPrice: sold.at(-1)?.price ?? 0n,
  }));
  const unsold = Map.groupBy(
    offers.filter(({ salesCount }) => salesCount === 0),
    ({ price }) => bands.find(({ toPrice }) => toPrice >= price) ?? bands.at(-1),
  );
  return bands.map((band) => ({
    fromPrice: toTenge(band.fromPrice),
    toPrice: toTenge(band.toPrice),
    revenue: revenueOf(band.sold),
    salesCount: unitsOf(band.sold),
    productsCount: groupOffers(band.sold, 'productId').size,
    offersCount: band.sold.length,
    unsoldOffersCount: unsold.get(band)?.length ?? 0,
  }));
}

/** The part of a seller's revenue on cards where another is cheaper; null without revenue. */
function notCheapestShare(own: readonly Offer[], offers: readonly Offer[]): number | null {
  const cards = groupOffers(offers, 'productId');
  const dearer = own.filter(({ productId, price }) =>
    cards.get(productId)?.some((other) => other.price < price),
  );
  return shareOrNull(dearer, own);
}

/** A seller's share of a category's revenue, of the category's offers; null where it has none. */
function shareIn(offers: readonly Offer[], sellerId: number): number | null {
  const own = offers.filter((offer) => offer.sellerId === sellerId);
  return own.length === 0 ? null : shareOrNull(own, offers);
}

/** The concentration of a category's sellers but for the largest. */
const hhiWithoutLeader = (offers: readonly Offer[]): number | null =>
  concentration(
    rankGroups(groupOffers(offers, 'sellerId'))
      .slice(1)
      .map((group) => toTenge(group.revenue)),
  );

function leadersOf({ week, before, published }: ComparisonScope, categoryId: number): CategoryLeader[] {
  const offers = offersOf(week, 'categoryId', categoryId);
  const fourBefore = published.find((other) => ordinalOf(other) === ordinalOf(week) - 4);
  return rankGroups(groupOffers(offers, 'sellerId'))
    .slice(0, LEADERS)
    .map(({ id, offers: own }) => ({
      ...sellerFields(week, id),
      shareRevenueFromCategory: shareOrNull(own, offers),
      shareRevenueFromCategoryBefore: shareIn(offersOf(before, 'categoryId', categoryId), id),
      shareRevenueFromCategoryFourWeeksBefore: shareIn(offersOf(fourBefore, 'categoryId', categoryId), id),
      notCheapestShare: notCheapestShare(own, offers),
    }));
}

/** What awaits a seller that enters a category; undefined where the week has no such category. */
export function entryOf(scope: ComparisonScope, categoryId: number): CategoryEntry | undefined {
  const offers = offersOf(scope.week, 'categoryId', categoryId);
  if (offers.length === 0) return undefined;
  return {
    cohorts: cohortsOf(scope, categoryId),
    priceBands: priceBandsOf(offers),
    leaders: leadersOf(scope, categoryId),
    sellersHHIWithoutLeader: hhiWithoutLeader(offers),
  };
}
