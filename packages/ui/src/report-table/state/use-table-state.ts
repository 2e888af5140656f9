import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Column } from '../columns/column.ts';
import type { SortKey } from '../rows/sort-rows.ts';
import { parseTableState, serializeTableState, type TableSearchParams } from './table-state.ts';

/** Debounce of address changes, ms: typing is one change. */
const DEBOUNCE_MS = 150;

/** Search params of this table to change; undefined removes one. */
export type SearchParamChanges = Readonly<Record<string, string | undefined>>;

/** Options of useTableState. */
export interface TableStateOptions {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly searchParams: TableSearchParams | undefined;
  readonly onSearchParamsChange: ((changes: SearchParamChanges) => void) | undefined;
}

const serializeOwnParams = (name: string, searchParams: TableSearchParams | undefined): string =>
  JSON.stringify(
    Object.entries(searchParams ?? {})
      .filter(([key, value]) => key.startsWith(`${name}.`) && value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const diffParams = (before: TableSearchParams, after: TableSearchParams): SearchParamChanges =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => before[key] !== after[key])
      .map((key) => [key, after[key]]),
  );

/**
 * Keeps a table's state in sync with the search params. When the columns change, the params are parsed again, so
 * that filters of removed columns are dropped.
 */
export const useTableState = (options: TableStateOptions, firstSort: readonly SortKey[]) => {
  const { name, columns, searchParams, onSearchParamsChange } = options;
  const [state, setState] = useState(() => parseTableState(name, searchParams ?? {}, columns, firstSort));
  const lastParams = useRef(serializeOwnParams(name, searchParams));
  const lastColumns = useRef(columns);
  const ownParams = serializeOwnParams(name, searchParams);

  const readParams = useEffectEvent(() =>
    setState(parseTableState(name, searchParams ?? {}, columns, firstSort)),
  );
  useEffect(() => {
    if (ownParams === lastParams.current && columns === lastColumns.current) return;
    lastParams.current = ownParams;
    lastColumns.current = columns;
    readParams();
  }, [ownParams, columns]);

  const writeParams = useEffectEvent((nextParams: TableSearchParams) => {
    const before: TableSearchParams = Object.fromEntries(JSON.parse(ownParams));
    lastParams.current = serializeOwnParams(name, nextParams);
    onSearchParamsChange?.(diffParams(before, nextParams));
  });
  useEffect(() => {
    const nextParams = serializeTableState(name, state, firstSort);
    if (serializeOwnParams(name, nextParams) === lastParams.current) return undefined;
    const timer = setTimeout(() => writeParams(nextParams), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [name, state, firstSort]);

  // Another week may replace the table before the debounced change is in the address.
  const writePending = useEffectEvent(() => {
    const nextParams = serializeTableState(name, state, firstSort);
    if (serializeOwnParams(name, nextParams) !== lastParams.current) writeParams(nextParams);
  });
  useEffect(() => () => writePending(), []);

  return [state, setState] as const;
};
