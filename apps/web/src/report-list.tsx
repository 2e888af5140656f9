import { filterChange } from '@vitrina/ui/charts/column-filter.ts';
import { usePhone } from '@vitrina/ui/phone.ts';
import { PointedRows } from '@vitrina/ui/pointed.tsx';
import { EmptyState } from '@vitrina/ui/primitives/states.tsx';
import { ReportTable, type ReportTableProps } from '@vitrina/ui/report-table.tsx';
import type { TableSearch } from '@vitrina/ui/report-table/table-state.ts';
import type { SearchChanges } from '@vitrina/ui/report-table/use-addressed-state.ts';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { entityHref } from './entity-href.ts';
import { useFileAbout } from './file-about.ts';
import { useFrontTable } from './find/front-tables.ts';
import { contains } from './pick/contains.ts';

interface Props<Row extends Readonly<Record<string, unknown>>> extends Omit<
  ReportTableProps<Row>,
  'href' | 'search' | 'onSearchChange' | 'charts' | 'about'
> {
  /** Said when there are no rows at all: «За эту неделю у продавца нет товаров». */
  none: string;
  /** What the person may do next. */
  advice: string;
  /** The same rows as pictures, above the table: they read and change how the table is looked at, by the address. */
  above?: ((table: AddressedTable) => ReactNode) | undefined;
  /** Its picture stands elsewhere on the screen: what ties the two is around both. */
  isTied?: boolean;
  /** From so many rows that sold the pictures say more than the table. */
  picturedFrom?: number;
}

/** How a table is looked at, as the address says it, and a way to change that. */
export interface AddressedTable {
  search: TableSearch;
  onSearchChange: (changes: SearchChanges) => void;
}

/** The search parameters of the address as a table reads and changes them. */
function useTableSearch(): AddressedTable {
  const [search, setSearch] = useSearchParams();
  const onSearchChange = (changes: SearchChanges) =>
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

/** Offers the table in the palette: a text that is typed there can show the rows of such a name alone. */
function useNarrowing<Row extends Readonly<Record<string, unknown>>>(
  {
    name,
    caption,
    noun,
    rows,
    columns,
  }: Pick<ReportTableProps<Row>, 'name' | 'caption' | 'noun' | 'rows' | 'columns'>,
  { onSearchChange }: AddressedTable,
): void {
  const [field] = columns;
  useFrontTable({
    caption,
    noun,
    count: (text) =>
      field === undefined ? 0 : rows.filter((row) => contains(String(row[field]), text)).length,
    narrow: (text) => {
      if (field !== undefined) onSearchChange(filterChange(name, field, { by: 'text', text }));
    },
  });
}

/** A report's rows: names lead to profiles, and how the table is looked at stands in the address. */
export function ReportList<Row extends Readonly<Record<string, unknown>>>({
  none,
  advice,
  above,
  isTied = false,
  picturedFrom = 5,
  ...table
}: Props<Row>) {
  const phone = usePhone();
  const inAddress = useTableSearch();
  const about = useFileAbout(table.caption);
  useNarrowing(table, inAddress);
  if (table.rows.length === 0) {
    return (
      <div className="px-(--gutter)">
        <EmptyState title={none}>{advice}</EmptyState>
      </div>
    );
  }
  const pictures =
    table.rows.filter(({ revenue }) => revenue !== 0).length < picturedFrom ? undefined : above;
  const shown = phone || inAddress.search['charts'] !== 'off';
  const Tie = isTied ? Fragment : PointedRows;
  const toggle = () => inAddress.onSearchChange({ charts: shown ? 'off' : undefined });
  return (
    <Tie>
      {shown && pictures?.(inAddress)}
      <ReportTable
        {...table}
        {...inAddress}
        href={entityHref}
        about={about}
        charts={pictures && { shown, onToggle: toggle }}
      />
    </Tie>
  );
}
