import type { ReportPeriod } from '@vitrina/contract';
import { getWeekRange } from '@vitrina/ui/format/week-range';

/** A known event, by its days in every year: «MM-DD» of the first and the last. */
interface YearlyEvent {
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Events of the calendar that move sales, as of 2026-11-22. Those whose dates differ from year to year, such as
 * «Kaspi Жұма», belong in `datedEvents` once their dates are published.
 */
const yearlyEvents: readonly YearlyEvent[] = [
  { title: 'Новый год', from: '12-28', to: '12-31' },
  { title: '8 Марта', from: '03-06', to: '03-08' },
  { title: 'Наурыз', from: '03-21', to: '03-23' },
  { title: 'Снова в школу', from: '08-20', to: '08-31' },
];

/** Events of one year, by their full dates. */
const datedEvents: readonly YearlyEvent[] = [];

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The known events of an ISO week: «Снова в школу»; undefined without one. */
export function findKnownEvent({ year, weekNumber }: ReportPeriod): string | undefined {
  const { start, end } = getWeekRange(weekNumber, year, 1);
  const overlaps = (from: string, to: string) =>
    toTime(from) <= end.getTime() && toTime(to) >= start.getTime();
  const years = new Set([start.getUTCFullYear(), end.getUTCFullYear()]);
  const yearly = yearlyEvents.filter(({ from, to }) =>
    [...years].some((each) => overlaps(`${each}-${from}`, `${each}-${to}`)),
  );
  const dated = datedEvents.filter(({ from, to }) => overlaps(from, to));
  const titles = [...yearly, ...dated].map(({ title }) => title);
  return titles.length === 0 ? undefined : titles.join(', ');
}
