import type { DefinedField } from '@vitrina/ui/fields';
import { createFilterChange, readColumnFilter } from '@vitrina/ui/report-table/column-filter';
import { SearchField } from '@vitrina/ui/primitives/search-field';
import { useTableSearchParams } from '../routing/use-table-search-params.ts';
import { focusOnSlash } from './focus-on-slash.ts';

interface Props {
  /** «Название бренда» */
  label: string;
  /** Name of the table. */
  table: string;
  /** The field that names its rows. */
  field: DefinedField;
}

/** Searches a list by name, in place: words in any order; «/» focuses it. */
export function NameSearch({ label, table, field }: Props) {
  const { searchParams, onSearchParamsChange } = useTableSearchParams();
  const filter = readColumnFilter(searchParams, table, field);
  return (
    <SearchField
      ref={focusOnSlash}
      label={label}
      maxLength={500}
      className="w-72 max-md:w-auto max-md:min-w-0 max-md:flex-1"
      value={filter?.by === 'text' ? filter.text : ''}
      onChange={(text) =>
        onSearchParamsChange(createFilterChange(table, field, text === '' ? null : { by: 'text', text }))
      }
    />
  );
}
