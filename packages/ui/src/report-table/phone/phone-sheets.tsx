import type { Noun } from '../../format/plural.ts';
import type { GetHref } from '../grid/body-row.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { RowSheet } from './row-sheet.tsx';
import type { TableView } from '../state/use-table-view.ts';

interface Props {
  readonly view: TableView;
  readonly noun: Noun;
  readonly hrefAt: GetHref;
  readonly filtersOpen: boolean;
  readonly onFilters: (open: boolean) => void;
  /** The row of the report that is read, by index. */
  readonly read: number | undefined;
  readonly onRead: (index: number | undefined) => void;
}

/** What opens over a table on a phone: its filters, or all that one row says. */
export const PhoneSheets = ({ view, noun, hrefAt, filtersOpen, onFilters, read, onRead }: Props) => (
  <>
    <FilterSheet view={view} noun={noun} open={filtersOpen} onOpenChange={onFilters} />
    <RowSheet view={view} index={read} hrefAt={hrefAt} onClose={() => onRead(undefined)} />
  </>
);
