import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Column } from '../columns/column.ts';
import type { SortKey } from '../rows/sort-rows.ts';
import { parseTableState, serializeTableState, type TableSearchParams } from './table-state.ts';

/** How soon a change reaches the address: typing is one change, not one a letter. */
const SETTLED_MS = 150;

/** What the address is told: the parameters of this table that changed, undefined for those to drop. */
export type SearchParamChanges = Readonly<Record<string, string | undefined>>;

/** Where a table's state is read from and told to. */
export interface TableStateOptions {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly search: TableSearchParams | undefined;
  readonly onSearchChange: ((changes: SearchParamChanges) => void) | undefined;
}

const ownText = (name: string, search: TableSearchParams | undefined): string =>
  JSON.stringify(
    Object.entries(search ?? {})
      .filter(([key, value]) => key.startsWith(`${name}.`) && value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const changesBetween = (before: TableSearchParams, after: TableSearchParams): SearchParamChanges =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => before[key] !== after[key])
      .map((key) => [key, after[key]]),
  );

/**
 * How a table is looked at; the state and the address follow each other. When it has other columns, the address
 * is read anew: what it says of columns that are gone is dropped.
 */
export const useTableState = (asked: TableStateOptions, firstSort: readonly SortKey[]) => {
  const { name, columns, search, onSearchChange } = asked;
  const [state, setState] = useState(() => parseTableState(name, search ?? {}, columns, firstSort));
  const known = useRef(ownText(name, search));
  const knownColumns = useRef(columns);
  const inAddress = ownText(name, search);

  const follow = useEffectEvent(() => setState(parseTableState(name, search ?? {}, columns, firstSort)));
  useEffect(() => {
    if (inAddress === known.current && columns === knownColumns.current) return;
    known.current = inAddress;
    knownColumns.current = columns;
    follow();
  }, [inAddress, columns]);

  const tell = useEffectEvent((written: TableSearchParams) => {
    const before: TableSearchParams = Object.fromEntries(JSON.parse(inAddress));
    known.current = ownText(name, written);
    onSearchChange?.(changesBetween(before, written));
  });
  useEffect(() => {
    const written = serializeTableState(name, state, firstSort);
    if (ownText(name, written) === known.current) return undefined;
    const timer = setTimeout(() => tell(written), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [name, state, firstSort]);

  return [state, setState] as const;
};
