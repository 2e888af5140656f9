import type { QueryClient } from '@tanstack/react-query';
import type { ReportPeriod, RevenueSeriesBody } from '@vitrina/contract';
import { subtractWeeks } from '@vitrina/contract/iso-week';
import { reports } from '../../api/reports.ts';
import { formatWeekText } from '../../routing/against-search-param.ts';
import { createSeriesStore, type SeriesStore } from './series-store.ts';

/** Scope of the lines of one list: the kind of its rows, and the last week. */
export interface LineScope {
  kind: RevenueSeriesBody['kind'];
  week: ReportPeriod;
  queryClient: QueryClient;
}

/** The series of a list, and the numbers of their weeks, oldest first. */
interface ListSeries {
  store: SeriesStore;
  weekNumbers: readonly number[];
}

/** Calendar weeks of a line. */
const WEEKS = 8;

/** Lists the calendar weeks up to a week, oldest first. */
function listWeeks(last: ReportPeriod): readonly ReportPeriod[] {
  const weeks = [last];
  while (weeks.length < WEEKS) weeks.unshift(subtractWeeks(weeks[0] ?? last, 1));
  return weeks;
}

function createListSeries({ kind, week, queryClient }: LineScope): ListSeries {
  const weeks = listWeeks(week);
  const store = createSeriesStore(async (ids) => {
    const options = reports.market.revenueSeries.options({ kind, ids: [...ids], ...week, weeks: WEEKS });
    const body = options.select(await queryClient.ensureQueryData(options));
    const columns = weeks.map((each) => body.weeks.map(formatWeekText).indexOf(formatWeekText(each)));
    return new Map(
      body.series.map(({ id, revenues }) => [id, columns.map((column) => revenues[column] ?? null)]),
    );
  });
  return { store, weekNumbers: weeks.map(({ weekNumber }) => weekNumber) };
}

const seriesOfLists = new WeakMap<LineScope, ListSeries>();

/** Returns the series of a list; the same object for each of its rows. */
export function getListSeries(scope: LineScope): ListSeries {
  const series = seriesOfLists.get(scope) ?? createListSeries(scope);
  seriesOfLists.set(scope, series);
  return series;
}
