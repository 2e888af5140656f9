import type { SearchParamChanges, TableSearchParams } from '@vitrina/ui/report-table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeSearchParams } from './use-change-search-params.ts';

/** Search params of a table and a function that changes them. */
export interface TableSearchProps {
  searchParams: TableSearchParams;
  onSearchParamsChange: (changes: SearchParamChanges) => void;
}

/** Reads and changes the search params of the address for a table. */
export function useTableSearchParams(): TableSearchProps {
  const [searchParams] = useSearchParams();
  const onSearchParamsChange = useChangeSearchParams();
  return {
    searchParams: useMemo(() => Object.fromEntries(searchParams), [searchParams]),
    onSearchParamsChange,
  };
}
