import type { TableSearchParams } from '@vitrina/ui/report-table';
import type { SearchParamChanges } from '@vitrina/ui/report-table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** How a table is looked at, as the address says it, and a way to change that. */
export interface TableSearchProps {
  search: TableSearchParams;
  onSearchChange: (changes: SearchParamChanges) => void;
}

/** The search parameters of the address as a table reads and changes them. */
export function useTableSearchParams(): TableSearchProps {
  const [search, setSearch] = useSearchParams();
  const onSearchChange = (changes: SearchParamChanges) =>
    setSearch(
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
  return { search: useMemo(() => Object.fromEntries(search), [search]), onSearchChange };
}
