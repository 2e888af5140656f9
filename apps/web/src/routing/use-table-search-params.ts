import type { TableSearchParams } from '@vitrina/ui/report-table';
import type { SearchParamChanges } from '@vitrina/ui/report-table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Search params of a table and a function that changes them. */
export interface TableSearchProps {
  searchParams: TableSearchParams;
  onSearchParamsChange: (changes: SearchParamChanges) => void;
}

/** Reads and changes the search params of the address for a table. */
export function useTableSearchParams(): TableSearchProps {
  const [searchParams, setSearchParams] = useSearchParams();
  const onSearchParamsChange = (changes: SearchParamChanges) =>
    setSearchParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    searchParams: useMemo(() => Object.fromEntries(searchParams), [searchParams]),
    onSearchParamsChange,
  };
}
