import type { FollowEvent } from '@vitrina/contract';
import { isWithinChance } from './changes.ts';
import { type AnyFollow, entities } from './entities.ts';
import { sellersHHI, sumRevenue, unitsOf } from './figures.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';
import { offersOf, rankByRevenue, ranksInCategory } from './rows.ts';
import { placeOfSection } from './scopes.ts';
import type { OpenWeek } from './week.ts';

/** An event before it is named; what does not apply to it is left out. */
export type FoundEvent = Pick<FollowEvent, 'type' | 'before' | 'after'> &
  Partial<Pick<FollowEvent, 'productId' | 'productName' | 'sellerId' | 'sellerTitle' | 'price'>> & {
    /** Revenue of week 0 in hundredths. */
    readonly stake: bigint;
  };

/** Both weeks of a comparison. */
export interface TwoWeeks {
  readonly week: OpenWeek;
  readonly before: OpenWeek;
}

/** Offers of one entity in both weeks. */
export interface TwoOffers {
  readonly now: readonly Offer[];
  readonly earlier: readonly Offer[];
}

/** The market that an entity is held against: a product's category, else the whole week. */
const marketOf = (week: OpenWeek, { kind }: AnyFollow, [first]: readonly Offer[]): readonly Offer[] =>
  kind === 'product' ? offersOf(week, 'categoryId', first?.categoryId ?? 0) : week.offers;

/** The place by revenue, of a product among those of its category, of a section among those of its level; null where it sold nothing. */
function placeOf(week: OpenWeek, { kind, id }: AnyFollow): number | null {
  if (kind === 'product') return ranksInCategory(week, id).get(id) ?? null;
  return kind === 'section' ? placeOfSection(week, id) : rankByRevenue(week, entities[kind].id, id);
}

function ratingOf(week: OpenWeek, { kind, id }: AnyFollow, [first]: readonly Offer[]): number | null {
  if (kind === 'seller') return week.names.seller(id).rating;
  return kind === 'product' ? (first?.rating ?? null) : null;
}

/** Whether two growths differ by at least 30 points, in exact amounts. */
function differsFromMarket([r0, r1]: [bigint, bigint], [m0, m1]: [bigint, bigint]): boolean {
  if (r0 === 0n || m0 === 0n) return false;
  const difference = r1 * m0 - m1 * r0;
  return 10n * (difference < 0n ? -difference : difference) >= 3n * r0 * m0;
}

/** Revenue and place, where they moved beyond chance; a product that changed its category has nothing to be held against. */
function marketEvents(
  { week, before }: TwoWeeks,
  follow: AnyFollow,
  { now, earlier }: TwoOffers,
): FoundEvent[] {
  const hasMoved = follow.kind === 'product' && now[0]?.categoryId !== earlier[0]?.categoryId;
  if (hasMoved || isWithinChance(unitsOf(now), unitsOf(earlier)) !== false) return [];
  const [stake, r1] = [sumRevenue(earlier), sumRevenue(now)];
  const [m0, m1] = [marketOf(before, follow, earlier), marketOf(week, follow, now)].map(sumRevenue);
  const [p0, p1] = [placeOf(before, follow), placeOf(week, follow)];
  const isRevenue = differsFromMarket([stake, r1], [m0 ?? 0n, m1 ?? 0n]);
  const isPlace = p0 !== null && p1 !== null && Math.max(p0, p1) <= 200 && Math.abs(p1 - p0) >= 5;
  return [
    ...(isRevenue ? [{ type: 'revenue' as const, before: toTenge(stake), after: toTenge(r1), stake }] : []),
    ...(isPlace ? [{ type: 'place' as const, before: p0, after: p1, stake }] : []),
  ];
}

const bandOf = (hhi: number): number => (hhi < 1500 ? 0 : hhi < 2500 ? 1 : 2);

/** The events of the own figures of an entity that is in both weeks. */
export function figureEvents(weeks: TwoWeeks, follow: AnyFollow, offers: TwoOffers): FoundEvent[] {
  const { now, earlier } = offers;
  const stake = sumRevenue(earlier);
  const found = marketEvents(weeks, follow, offers);
  const isPart = follow.kind === 'category' || follow.kind === 'section';
  const [h0, h1] = isPart ? [sellersHHI(earlier), sellersHHI(now)] : [null, null];
  if (h0 !== null && h1 !== null && bandOf(h0) !== bandOf(h1))
    found.push({ type: 'concentration', before: h0, after: h1, stake });
  const [g0, g1] = [ratingOf(weeks.before, follow, earlier), ratingOf(weeks.week, follow, now)];
  if (g0 !== null && g1 !== null && g0 >= 4 && g1 < 4)
    found.push({ type: 'rating', before: g0, after: g1, stake });
  return found;
}
