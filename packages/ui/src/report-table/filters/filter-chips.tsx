import { X } from 'lucide-react';
import { describeFilter } from '../rows/filter-rows.ts';
import type { TableView } from '../state/use-table-view.ts';

/** The next chip takes the focus before this one goes; after the last, the button that opens the filters. */
const passFocusOn = (chip: HTMLElement): void => {
  const list = chip.closest('ul');
  const all = [...(list?.querySelectorAll('button') ?? [])];
  const at = all.findIndex((one) => one === chip);
  const opener = list?.previousElementSibling?.querySelector<HTMLElement>('[aria-expanded]');
  (all[at + 1] ?? all[at - 1] ?? opener)?.focus();
};

/** The filters in force while their inputs are out of sight; a click drops one. */
export const FilterChips = ({ view }: { readonly view: TableView }) => {
  const chips = view.columns.flatMap((column) => {
    const filter = view.state.filters[column.field];
    return filter === undefined ? [] : [{ column, words: describeFilter(column, filter) }];
  });
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Отобрано" className="flex flex-wrap gap-1.5 px-6 pb-2.5 max-md:px-4">
      {chips.map(({ column, words }) => (
        <li key={column.field} className="max-w-full">
          <button
            type="button"
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget);
              view.filterBy(column, null);
            }}
            aria-label={`Убрать «${words}»`}
            title={words}
            className="flex h-6 max-w-full max-md:h-8 items-center gap-1.5 rounded-badge bg-accent-soft px-2 text-badge text-ink hover:bg-press forced-colors:border"
          >
            <span className="max-w-120 truncate">{words}</span>
            <X className="size-3.5 shrink-0 text-ink-2" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
};
