import type { ReportPeriod } from '@vitrina/contract';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import type { Noun } from '@vitrina/ui/format/plural';
import type { Comparison } from '@vitrina/ui/report-table/comparison';
import { getPreviousWeek } from '@vitrina/ui/format/week-range';
import { Suspense, useMemo } from 'react';
import type { TableSearchProps } from '../../routing/use-table-search-params.ts';
import { getRowId } from '../../routing/paths.ts';
import { usePeriod } from '../../period/period-context.ts';
import { usePreviousWeek } from '../../period/use-previous-week.ts';
import { toggleComparison } from './toggle-comparison.ts';
import type { Revenues } from './revenue-changes.ts';
import type { PreviousList } from './use-previous-list.ts';

/** Loaded when a list is compared. */
const ComparisonNote = createLazyComponent(
  async () => (await import('./comparison-note.tsx')).ComparisonNote,
);

interface Compared {
  rows: readonly object[];
  noun: Noun;
  /** The name field of a row. */
  field: string | undefined;
  previous: PreviousList | undefined;
}

const revenuesOf = (rows: readonly object[], field: string): Revenues =>
  new Map(rows.map((row) => [getRowId(row, field), Number(Reflect.get(row, 'revenue'))]));

/** The revenue of the rows in both weeks, while the comparison is on. */
function useRevenues({ rows, field = '', previous }: Compared) {
  const isOn = previous?.isOn === true;
  const previousRows = isOn ? previous.rows : undefined;
  const now = useMemo(() => revenuesOf(isOn ? rows : [], field), [isOn, rows, field]);
  const earlier = useMemo(() => previousRows && revenuesOf(previousRows, field), [previousRows, field]);
  const inOrder = useMemo(
    () => earlier && Float64Array.from(rows, (row) => earlier.get(getRowId(row, field)) ?? 0),
    [rows, field, earlier],
  );
  return { now, earlier, inOrder };
}

/** The comparison of a list with the previous week, and that week; empty where there is none. */
export function useComparison(
  compared: Compared,
  { search, onSearchChange }: TableSearchProps,
): { comparison?: Comparison; week?: ReportPeriod } {
  const { previous, noun } = compared;
  const { week } = usePeriod();
  const isPublished = usePreviousWeek() !== undefined;
  const { now, earlier: sold, inOrder } = useRevenues(compared);
  const earlier = week && getPreviousWeek(week);
  if (previous === undefined || earlier === undefined || !(isPublished || previous.isOn)) return {};
  const { isOn, isAwaited, error, retry } = previous;
  const note = (
    <Suspense fallback={<div className="h-7" />}>
      <ComparisonNote
        {...{ isPublished, noun, now, error }}
        week={earlier.weekNumber}
        before={sold}
        onRetry={retry}
      />
    </Suspense>
  );
  const comparison = {
    label: `Сравнить с неделей\u00a0${earlier.weekNumber}`,
    isOn,
    isPending: isAwaited,
    note,
    previousRevenues: inOrder,
    onToggle: () => onSearchChange(toggleComparison(search)),
  };
  return { comparison, ...(sold && { week: earlier }) };
}
