import * as texts from '#texts/report/trend/known-events';
import type { ReportPeriod } from '@vitrina/contract';
import { getWeekRange } from '@vitrina/ui/format/week-range';

/** A known event of the first to the last of these days: «MM-DD» of every year. */
interface YearlyEvent {
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

/** Events of the calendar that move sales. */
const yearlyEvents: readonly YearlyEvent[] = [
  { title: texts.newYear, from: '12-28', to: '12-31' },
  { title: texts.womensDay, from: '03-06', to: '03-08' },
  { title: texts.nauryz, from: '03-21', to: '03-23' },
  { title: texts.backToSchool, from: '08-20', to: '08-31' },
  { title: texts.singlesDay, from: '11-11', to: '11-11' },
];

/**
 * Events whose dates differ from year to year, by their full dates, as of 2026-11-23: Islamic holidays follow the
 * lunar calendar. «Kaspi Жұма» is a sale of three days that Kaspi announces shortly before; add it here with its
 * published dates.
 */
const datedEvents: readonly YearlyEvent[] = [
  { title: texts.ramadan, from: '2024-03-11', to: '2024-04-09' },
  { title: texts.orazaAit, from: '2024-04-10', to: '2024-04-12' },
  { title: texts.kurbanAit, from: '2024-06-16', to: '2024-06-18' },
  { title: texts.ramadan, from: '2025-03-01', to: '2025-03-29' },
  { title: texts.orazaAit, from: '2025-03-30', to: '2025-04-01' },
  { title: texts.kurbanAit, from: '2025-06-06', to: '2025-06-08' },
  { title: texts.ramadan, from: '2026-02-19', to: '2026-03-19' },
  { title: texts.orazaAit, from: '2026-03-20', to: '2026-03-22' },
  { title: texts.kurbanAit, from: '2026-05-27', to: '2026-05-29' },
];

const DAY_MS = 86_400_000;
const [NOVEMBER, THURSDAY] = [10, 4];

/** The Friday after the fourth Thursday of November, «YYYY-MM-DD». */
function findBlackFriday(year: number): string {
  const first = new Date(Date.UTC(year, NOVEMBER, 1));
  const daysToThursday = (THURSDAY - first.getUTCDay() + 7) % 7;
  return new Date(first.getTime() + (daysToThursday + 22) * DAY_MS).toISOString().slice(0, 10);
}

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The known events of an ISO week: «Снова в школу»; undefined without one. */
export function findKnownEvent({ year, weekNumber }: ReportPeriod): string | undefined {
  const { start, end } = getWeekRange(weekNumber, year, 1);
  const overlaps = (from: string, to: string) =>
    toTime(from) <= end.getTime() && toTime(to) >= start.getTime();
  const years = [...new Set([start.getUTCFullYear(), end.getUTCFullYear()])];
  const ofYears = years.flatMap((each) => [
    ...yearlyEvents.map(({ title, from, to }) => ({ title, from: `${each}-${from}`, to: `${each}-${to}` })),
    { title: texts.blackFriday, from: findBlackFriday(each), to: findBlackFriday(each) },
  ]);
  const titles = [...ofYears, ...datedEvents]
    .filter(({ from, to }) => overlaps(from, to))
    .map(({ title }) => title);
  return titles.length === 0 ? undefined : titles.join(', ');
}
