import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useIsServed } from '../../api/served-profiles.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { getRowId } from '../../routing/paths.ts';
import { useIsShared } from '../../routing/shared-screen.ts';
import type { LineScope } from './list-series.ts';
import { SeriesLine } from './series-line.tsx';

const kinds = {
  sellerTitle: 'seller',
  brandTitle: 'brand',
  categoryTitle: 'category',
  productName: 'product',
} as const;

const isNameField = (field: string): field is keyof typeof kinds => Object.hasOwn(kinds, field);

/** The lines of a list in the week of the screen; undefined without either. */
function useScope(field: string): LineScope | undefined {
  const queryClient = useQueryClient();
  const { week } = useReportParams();
  const kind = isNameField(field) ? kinds[field] : undefined;
  return useMemo(
    () => (kind === undefined || week === undefined ? undefined : { kind, week, queryClient }),
    [kind, week, queryClient],
  );
}

/**
 * Returns the column «8 недель» of a list, which requests only the rows on the screen; undefined if the backend has
 * no series, and on a shared screen.
 * @param field the field that names a row
 * @param isShown whether the column is shown initially
 */
export function useWeekLine(field: string, isShown: boolean) {
  const scope = useScope(field);
  const isServed = useIsServed('insight');
  const isShared = useIsShared();
  const render = useCallback(
    (row: object): ReactNode => {
      const id = getRowId(row, field);
      if (scope === undefined || typeof id !== 'number' || id <= 0) return null;
      return <SeriesLine scope={scope} id={id} isMuted={Reflect.get(row, 'isWithinChance') === true} />;
    },
    [scope, field],
  );
  return useMemo(
    () => (scope && isServed && !isShared ? { render, isInitiallyHidden: !isShown } : undefined),
    [scope, isServed, isShared, render, isShown],
  );
}
