import { ContractError, notFoundCode } from '@vitrina/contract/serving';
import type { Report } from '../../analytics/report/report.ts';
import { comparisonParams, historyParams, snapshotParams } from '../../analytics/report/week-params.ts';
import {
  countWeeksBetween,
  FIRST_WEEK,
  formatWeek,
  isCalendarWeek,
  isEarlier,
  parseWeek,
  subtractWeeks,
  type Week,
} from '@vitrina/contract/iso-week';
import type { PublishedWeek } from '../../store/published-week-reader.ts';
import type { ReadableWeeks } from '../../served-weeks/served-weeks.ts';

/** The values of a request by name: path params, query and body. */
export type RequestValues = Readonly<Record<string, unknown>>;

/** Weeks that one request of a report reads. */
interface ReportWeeks {
  /** All weeks whose data the query reads. */
  readonly weeks: readonly PublishedWeek[];
  /** Query values that name the weeks. */
  readonly params: RequestValues;
  /** Whether the named week before cannot be compared with: 404 once the subject is found. */
  readonly isUncomparable: boolean;
}

type FindWeeks = (readableWeeks: ReadableWeeks, report: Report, values: RequestValues) => ReportWeeks;

const readWeek = (values: RequestValues): Week => ({
  year: Number(values['year']),
  weekNumber: Number(values['weekNumber']),
});

const notFound = ({ route }: Report, values: RequestValues) => new ContractError(notFoundCode(route, values));

const findPublished = (
  readableWeeks: ReadableWeeks,
  report: Report,
  values: RequestValues,
): PublishedWeek => {
  const { year, weekNumber } = readWeek(values);
  const week = readableWeeks.find(year, weekNumber);
  if (!week) throw notFound(report, values);
  return week;
};

/** Finds every published week before a week, if a report reads them and all are readable. */
const findEarlier = (readableWeeks: ReadableWeeks, { hasEarlier }: Report, week: PublishedWeek) =>
  hasEarlier ? readableWeeks.listEarlier(week) : [];

/** Maximum number of published weeks to look back. */
const MAX_RECENT_WEEKS = 26;

/** Finds the published weeks directly before a week and the week itself, if a report reads them. */
const findRecent = (readableWeeks: ReadableWeeks, { hasRecent }: Report, week: PublishedWeek) =>
  hasRecent
    ? readableWeeks
        .listBetween(FIRST_WEEK, week)
        .slice(-MAX_RECENT_WEEKS - 1)
        .map((one) => ({ ...one, weeksAgo: countWeeksBetween(one, week) }))
    : [];

const findOne: FindWeeks = (readableWeeks, report, values) => {
  const week = findPublished(readableWeeks, report, values);
  const earlier = findEarlier(readableWeeks, report, week);
  return { weeks: [week, ...earlier], params: snapshotParams(week, earlier), isUncomparable: false };
};

/**
 * Finds the week before: the one named, if it is a calendar week, earlier and published; else the ISO week seven days
 * earlier, if served. Null names none.
 */
const findBefore = (
  readableWeeks: ReadableWeeks,
  week: PublishedWeek,
  against: unknown,
): PublishedWeek | undefined => {
  if (against === null) return undefined;
  if (typeof against !== 'string') {
    const previous = subtractWeeks(week, 1);
    return readableWeeks.listBetween(previous, previous)[0];
  }
  const named = parseWeek(against);
  return isCalendarWeek(named) && isEarlier(named, week)
    ? readableWeeks.find(named.year, named.weekNumber)
    : undefined;
};

const findCompared: FindWeeks = (readableWeeks, report, values) => {
  const week = findPublished(readableWeeks, report, values);
  const { against } = values;
  const before = findBefore(readableWeeks, week, against);
  const named = before && { snapshot: before.snapshot, against: formatWeek(before) };
  const earlier = findEarlier(readableWeeks, report, week);
  const recent = findRecent(readableWeeks, report, week);
  return {
    weeks: [week, ...(before ? [before] : []), ...earlier, ...recent],
    params: comparisonParams(week, named, earlier, recent),
    isUncomparable: typeof against === 'string' && before === undefined,
  };
};

const findWindow: FindWeeks = (readableWeeks, report, values) => {
  const last = readWeek(values);
  if (!isCalendarWeek(last)) throw notFound(report, values);
  const weeks = readableWeeks.listBetween(subtractWeeks(last, Number(values['weeks']) - 1), last);
  if (weeks.length === 0) throw notFound(report, values);
  return { weeks, params: historyParams(weeks), isUncomparable: false };
};

const finders: Readonly<Record<Report['weeks'], FindWeeks>> = {
  one: findOne,
  compared: findCompared,
  window: findWindow,
};

/**
 * Finds the published weeks that a request reads. Throws ContractError: the endpoint's own 404 if its week, or every
 * week of its window, is unpublished; INTERNAL_SERVER_ERROR if a week that it names is damaged. A damaged week that
 * it does not name, the default week before or one of a window, is skipped, as in the periods.
 */
export const findReportWeeks: FindWeeks = (readableWeeks, report, values) =>
  finders[report.weeks](readableWeeks, report, values);
