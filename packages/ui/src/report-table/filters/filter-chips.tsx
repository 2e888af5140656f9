import { ChevronDown, X } from 'lucide-react';
import * as texts from '#texts/report-table/report-table';
import { classNames } from '../../class-names.ts';
import { Popover } from '../../primitives/popover.tsx';
import type { Column } from '../columns/column.ts';
import { describeFilter } from '../rows/filter-rows.ts';
import type { TableView } from '../state/use-table-view.ts';
import { FilterEditor } from './filter-editor.tsx';

/** Moves the focus from the cross of a chip: to the chip if it stays, else to the cross of another, or to the filters button. */
const moveFocus = (cross: HTMLElement, stays: boolean): void => {
  const chip = cross.closest('li');
  const other = chip?.nextElementSibling ?? chip?.previousElementSibling;
  const opener = chip?.closest('ul')?.parentElement?.querySelector<HTMLElement>('[data-filters]');
  const next = stays ? chip?.querySelector('button') : other?.querySelector<HTMLElement>('button:last-child');
  (next ?? opener)?.focus();
};

interface ChipProps {
  readonly column: Column;
  readonly view: TableView;
  /** Whether the chip stays without its filter. */
  readonly stays: boolean;
}

/** Filter of a column as a chip, which opens it; the cross of an active one removes it. */
const FilterChip = ({ column, view, stays }: ChipProps) => {
  const filter = view.state.filters[column.field];
  const text = filter === undefined ? column.head : describeFilter(column, filter);
  return (
    <li
      className={classNames(
        'flex h-7 max-w-full items-center rounded-control border text-badge max-md:h-10',
        filter === undefined ? 'border-line-quiet text-ink-2' : 'border-transparent bg-accent-soft text-ink',
      )}
    >
      <Popover
        label={column.definition.label}
        className="w-64"
        trigger={
          <button
            type="button"
            title={filter === undefined ? undefined : text}
            className="flex h-full min-w-0 items-center gap-1 rounded-control px-2 hover:bg-press"
          >
            <span className="max-w-120 truncate">{text}</span>
            <ChevronDown className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
          </button>
        }
      >
        <FilterEditor column={column} view={view} />
      </Popover>
      {filter === undefined ? null : (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            moveFocus(currentTarget, stays);
            view.filterBy(column, null);
          }}
          aria-label={texts.removeFilter(text)}
          className="flex h-full w-7 shrink-0 items-center justify-center rounded-control hover:bg-press max-md:w-10"
        >
          <X className="size-3.5 text-ink-2" aria-hidden="true" />
        </button>
      )}
    </li>
  );
};

interface Props {
  readonly view: TableView;
  /** Whether the filters of all visible columns are shown, not only the active ones. */
  readonly isOpen: boolean;
}

/** Filters as chips below the toolbar. The name has its filter in the toolbar. */
export const FilterChips = ({ view, isOpen }: Props) => {
  const columns = view.columns.filter(
    (column, position) =>
      view.state.filters[column.field] !== undefined ||
      (isOpen && position > 0 && column.traits.filter !== 'none' && view.shown.includes(column)),
  );
  if (columns.length === 0) return null;
  return (
    <ul
      aria-label={isOpen ? texts.filters : texts.filtered}
      className="flex flex-wrap gap-1.5 px-6 pb-2 max-md:px-4"
    >
      {columns.map((column) => (
        <FilterChip key={column.field} column={column} view={view} stays={isOpen} />
      ))}
    </ul>
  );
};
