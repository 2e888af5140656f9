import { createFilterChange } from '@vitrina/ui/report-table/column-filter';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { RowHighlightProvider } from '@vitrina/ui/row-highlight';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { ReportTable, type ReportTableProps } from '@vitrina/ui/report-table';
import { Fragment, type ReactNode } from 'react';
import { type TableSearchProps, useTableSearchParams } from '../routing/use-table-search-params.ts';
import { useComparison } from './comparison/use-comparison.tsx';
import type { PreviousList } from './comparison/use-previous-list.ts';
import { getRowHref } from '../routing/paths.ts';
import { useExportMetadata } from './export-metadata.ts';
import { useOpenTable } from '../search/palette/open-tables.ts';
import { includesText } from '../search/includes-text.ts';

interface Props<Row extends Readonly<Record<string, unknown>>> extends Omit<
  ReportTableProps<Row>,
  'href' | 'search' | 'onSearchChange' | 'charts' | 'about' | 'comparison'
> {
  /** Said when there are no rows at all: «За эту неделю у продавца нет товаров». */
  none: string;
  /** What the person may do next. */
  advice: string;
  /** The same rows as pictures, above the table: they read and change how the table is looked at, by the address. */
  above?: ((table: TableSearchProps) => ReactNode) | undefined;
  /** The same list of the week before, which it can be compared with. */
  before?: PreviousList;
  /** Its picture stands elsewhere on the screen: what ties the two is around both. */
  isTied?: boolean;
  /** From so many rows that sold the pictures say more than the table. */
  picturedFrom?: number;
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
  { onSearchChange }: TableSearchProps,
): void {
  const [field] = columns;
  useOpenTable({
    caption,
    noun,
    countRows: (text) =>
      field === undefined ? 0 : rows.filter((row) => includesText(String(row[field]), text)).length,
    filter: (text) => {
      if (field !== undefined) onSearchChange(createFilterChange(name, field, { by: 'text', text }));
    },
  });
}

/** A report's rows: names lead to profiles, and how the table is looked at stands in the address. */
export function ReportList<Row extends Readonly<Record<string, unknown>>>({
  none,
  advice,
  above,
  before,
  isTied = false,
  picturedFrom = 5,
  ...table
}: Props<Row>) {
  const phone = useIsPhone();
  const inAddress = useTableSearchParams();
  const { rows, noun, columns } = table;
  const { comparison, week } = useComparison({ rows, noun, field: columns[0], before }, inAddress);
  const about = useExportMetadata(table.caption, week);
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
  const Tie = isTied ? Fragment : RowHighlightProvider;
  const toggle = () => inAddress.onSearchChange({ charts: shown ? 'off' : undefined });
  return (
    <Tie>
      {shown && pictures?.(inAddress)}
      <ReportTable
        {...table}
        {...inAddress}
        getHref={getRowHref}
        getMetadata={about}
        comparison={comparison}
        chartsToggle={pictures && { isShown: shown, onToggle: toggle }}
      />
    </Tie>
  );
}
