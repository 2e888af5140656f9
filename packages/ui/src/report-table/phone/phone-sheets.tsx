import type { Noun } from '../../format/plural.ts';
import type { GetHref } from '../grid/body-row.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { RowSheet } from './row-sheet.tsx';
import type { TableView } from '../state/use-table-view.ts';

interface Props {
  readonly view: TableView;
  readonly noun: Noun;
  readonly getHref: GetHref;
  readonly isFiltersOpen: boolean;
  readonly onFiltersOpenChange: (open: boolean) => void;
  /** Index of the row whose sheet is open. */
  readonly openRow: number | undefined;
  readonly onOpenRow: (index: number | undefined) => void;
}

/** Sheets of a table on a phone: filters, and one row's fields. */
export const PhoneSheets = ({
  view,
  noun,
  getHref,
  isFiltersOpen,
  onFiltersOpenChange,
  openRow,
  onOpenRow,
}: Props) => (
  <>
    <FilterSheet view={view} noun={noun} open={isFiltersOpen} onOpenChange={onFiltersOpenChange} />
    <RowSheet view={view} index={openRow} getHref={getHref} onClose={() => onOpenRow(undefined)} />
  </>
);
