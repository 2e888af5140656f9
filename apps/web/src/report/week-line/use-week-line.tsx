import { useQueryClient } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { getPreviousWeek } from '@vitrina/ui/format/week-range';
import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { marketReports } from '../../api/market.ts';
import { ensureReport } from '../../api/report-options.ts';
import { useIsServed } from '../../api/served-profiles.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { formatWeekText } from '../../routing/against-search-param.ts';
import { useIsFirstScreenComplete } from '../../routing/first-screen.ts';
import { getRowId } from '../../routing/paths.ts';
import { createSeriesStore } from './series-store.ts';

/** Loaded when the first screen is complete. */
const SeriesLine = createLazyComponent(
  async () => (await import('./series-line.tsx')).SeriesLine,
  () => null,
);

/** Calendar weeks of a line. */
const WEEKS = 8;

const kinds = {
  sellerTitle: 'seller',
  brandTitle: 'brand',
  categoryTitle: 'category',
  productName: 'product',
} as const;

const isNameField = (field: string): field is keyof typeof kinds => Object.hasOwn(kinds, field);

/** The calendar weeks up to one, oldest first. */
function listWeeks(last: ReportPeriod): readonly ReportPeriod[] {
  const weeks = [last];
  while (weeks.length < WEEKS) weeks.unshift(getPreviousWeek(weeks[0] ?? last));
  return weeks;
}

/** The series of a kind in the week of the screen, and its weeks; undefined without either. */
function useSeries(field: string) {
  const queryClient = useQueryClient();
  const { week } = useReportParams();
  const kind = isNameField(field) ? kinds[field] : undefined;
  return useMemo(() => {
    if (kind === undefined || week === undefined) return undefined;
    const weeks = listWeeks(week);
    const store = createSeriesStore(async (ids) => {
      const options = marketReports.revenueSeries({ kind, ids: [...ids], ...week, weeks: WEEKS });
      const body = options.select(await ensureReport(queryClient, options));
      const columns = weeks.map((each) => body.weeks.map(formatWeekText).indexOf(formatWeekText(each)));
      return new Map(
        body.series.map(({ id, revenues }) => [id, columns.map((column) => revenues[column] ?? null)]),
      );
    });
    return { store, weekNumbers: weeks.map(({ weekNumber }) => weekNumber) };
  }, [kind, week, queryClient]);
}

/**
 * The column «8 недель» of a list, which asks for the rows on the screen alone; undefined where the backend has no
 * series.
 * @param field the field that names a row
 * @param isShown whether the column is shown at first
 */
export function useWeekLine(field: string, isShown: boolean) {
  const series = useSeries(field);
  const isServed = useIsServed('insight');
  const isFirstComplete = useIsFirstScreenComplete();
  const render = useCallback(
    (row: object): ReactNode => {
      const id = getRowId(row, field);
      if (!isFirstComplete || series === undefined || typeof id !== 'number' || id <= 0) return null;
      return (
        <Suspense>
          <SeriesLine {...series} id={id} isMuted={Reflect.get(row, 'isWithinChance') === true} />
        </Suspense>
      );
    },
    [series, field, isFirstComplete],
  );
  return useMemo(
    () => (series && isServed ? { render, isInitiallyHidden: !isShown } : undefined),
    [series, isServed, render, isShown],
  );
}
