import { X } from 'lucide-react';
import * as texts from '#texts/report-table/report-table';
import { describeFilter } from '../rows/filter-rows.ts';
import type { TableView } from '../state/use-table-view.ts';

/** Moves the focus to the next chip, or to the filters button after the last one. */
const moveFocus = (chip: HTMLElement): void => {
  const list = chip.closest('ul');
  const all = [...(list?.querySelectorAll('button') ?? [])];
  const at = all.findIndex((other) => other === chip);
  const opener = list?.previousElementSibling?.querySelector<HTMLElement>('[aria-expanded]');
  (all[at + 1] ?? all[at - 1] ?? opener)?.focus();
};

/** Active filters as chips, while the filter row is closed; a click removes one. */
export const FilterChips = ({ view }: { readonly view: TableView }) => {
  const chips = view.columns.flatMap((column) => {
    const filter = view.state.filters[column.field];
    return filter === undefined ? [] : [{ column, text: describeFilter(column, filter) }];
  });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts.filtered} className="flex flex-wrap gap-1.5 px-6 pb-2.5 max-md:px-4">
      {chips.map(({ column, text }) => (
        <li key={column.field} className="max-w-full">
          <button
            type="button"
            onClick={({ currentTarget }) => {
              moveFocus(currentTarget);
              view.filterBy(column, null);
            }}
            aria-label={texts.removeFilter(text)}
            title={text}
            className="flex h-6 max-w-full max-md:h-8 items-center gap-1.5 rounded-badge bg-accent-soft px-2 text-badge text-ink hover:bg-press forced-colors:border"
          >
            <span className="max-w-120 truncate">{text}</span>
            <X className="size-3.5 shrink-0 text-ink-2" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
};
