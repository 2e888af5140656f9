import type { ReportPeriod } from '@vitrina/contract';
import { type Asked, type MarketWeek, type Offer, openWeek } from '@vitrina/conformance/market/week.ts';

/** Which week a call is about. */
type InWeek = ReportPeriod;

/** The published weeks, and what can be asked about in them; undefined is what no offer of the week has. */
export interface Market {
  /** Latest first. */
  readonly periods: ReportPeriod[];
  week(values: InWeek): Asked | undefined;
  seller(values: InWeek & { sellerId: number }): Asked | undefined;
  brand(values: InWeek & { brandId: number }): Asked | undefined;
  category(values: InWeek & { categoryId: number }): Asked | undefined;
}

/** A market of these weeks, latest first. */
export function openMarket(weeks: readonly MarketWeek[]): Market {
  const opened = weeks.map(openWeek);
  const about = ({ year, weekNumber }: InWeek, isMeant: (offer: Offer) => boolean): Asked | undefined => {
    const week = opened.find((one) => one.year === year && one.weekNumber === weekNumber);
    const offers = week?.offers.filter(isMeant) ?? [];
    return week === undefined || offers.length === 0 ? undefined : { week, offers };
  };
  return {
    periods: weeks.map(({ year, weekNumber }) => ({ year, weekNumber })),
    week: (values) => about(values, () => true),
    seller: (values) => about(values, ({ sellerId }) => sellerId === values.sellerId),
    brand: (values) => about(values, ({ brandId }) => brandId === values.brandId),
    category: (values) => about(values, ({ categoryId }) => categoryId === values.categoryId),
  };
}
