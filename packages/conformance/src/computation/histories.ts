import { figuresOf, revenueOf } from './figures.ts';
import type { EntityId, Offer } from './offer.ts';
import { rankByRevenue } from './rows.ts';
import type { HistoryScope } from './scopes.ts';
import type { OpenWeek } from './week.ts';

/** A week of a history: its figures are null where the subject is absent. */
type HistoryWeek<Figures> = { year: number; weekNumber: number; isPresent: boolean } & {
  [Name in keyof Figures]: Figures[Name] | null;
};

/** A subject's weeks, oldest first, and the latest that has it. */
interface History<Figures> {
  readonly weeks: HistoryWeek<Figures>[];
  readonly latest: OpenWeek;
}

const withoutValues = <Figures extends object>(figures: Figures) =>
  Object.fromEntries(Object.keys(figures).map((name) => [name, null])) as {
    [Name in keyof Figures]: null;
  };

/** Computes a subject's figures in each week that has an offer of it; undefined where no week has one. */
export function historyOf<Figures extends object>(
  { weeks }: HistoryScope,
  offersIn: (week: OpenWeek) => readonly Offer[],
  figures: (week: OpenWeek, offers: readonly Offer[]) => Figures,
): History<Figures> | undefined {
  const latest = weeks.findLast((week) => offersIn(week).length > 0);
  if (latest === undefined) return undefined;
  const absent = withoutValues(figures(latest, offersIn(latest)));
  const rows = weeks.map((week): HistoryWeek<Figures> => {
    const offers = offersIn(week);
    const isPresent = offers.length > 0;
    const { year, weekNumber } = week;
    return { ...(isPresent ? figures(week, offers) : absent), year, weekNumber, isPresent };
  });
  return { weeks: rows, latest };
}

/** R of a part divided by R of its total; null where the total sold nothing. */
export function shareOrNull(offers: readonly Offer[], total: readonly Offer[]): number | null {
  const revenue = revenueOf(total);
  return revenue === 0 ? null : revenueOf(offers) / revenue;
}

/** The figures of an entity that are ranked and shared among all of its kind in the week. */
export const standingOf = (week: OpenWeek, id: EntityId, own: number, offers: readonly Offer[]) => ({
  ...figuresOf(offers),
  placeByRevenue: rankByRevenue(week, id, own),
  placesCount: week.ranks[id].size,
  shareRevenueFromTotal: shareOrNull(offers, week.offers),
});
