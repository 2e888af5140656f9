import type { ReportPeriod } from '@vitrina/contract';
import {
  type ReportScope,
  type MarketWeek,
  type Offer,
  openWeek,
} from '@vitrina/conformance/computation/week.ts';

/** Which week a call is about. */
type InWeek = ReportPeriod;

/** The published weeks, and what can be asked about in them; undefined is what no offer of the week has. */
export interface Market {
  /** Latest first. */
  readonly periods: ReportPeriod[];
  week(values: InWeek): ReportScope | undefined;
  seller(values: InWeek & { sellerId: number }): ReportScope | undefined;
  brand(values: InWeek & { brandId: number }): ReportScope | undefined;
  category(values: InWeek & { categoryId: number }): ReportScope | undefined;
}

/** A market of these weeks, latest first. */
export function openMarket(weeks: readonly MarketWeek[]): Market {
  const opened = weeks.map(openWeek);
  const about = (
    { year, weekNumber }: InWeek,
    isMeant: (offer: Offer) => boolean,
  ): ReportScope | undefined => {
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
