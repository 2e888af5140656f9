import { EmptyState } from '@vitrina/ui/primitives/states.tsx';
import { ReportTable, type ReportTableProps } from '@vitrina/ui/report-table.tsx';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { entityHref } from './entity-href.ts';

interface Props<Row extends Readonly<Record<string, unknown>>> extends Omit<
  ReportTableProps<Row>,
  'href' | 'search' | 'onSearchChange'
> {
  /** Said when there are no rows at all: «За эту неделю у продавца нет товаров». */
  none: string;
  /** What the person may do next. */
  advice: string;
}

/** The search parameters of the address as a table reads and changes them. */
function useTableSearch() {
  const [search, setSearch] = useSearchParams();
  const onSearchChange = (changes: Readonly<Record<string, string | undefined>>) =>
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

/** A report's rows: names lead to profiles, and how the table is looked at stands in the address. */
export function ReportList<Row extends Readonly<Record<string, unknown>>>({
  none,
  advice,
  ...table
}: Props<Row>) {
  const inAddress = useTableSearch();
  if (table.rows.length === 0) {
    return (
      <div className="px-(--gutter)">
        <EmptyState title={none}>{advice}</EmptyState>
      </div>
    );
  }
  return <ReportTable {...table} {...inAddress} href={entityHref} />;
}
