import { Button } from '../primitives/button.tsx';
import { Sheet } from '../primitives/sheet.tsx';
import { counted, type Noun } from '../plural.ts';
import { FilterInput } from './filter-inputs.tsx';
import type { TableView } from './use-table-view.ts';

interface Props {
  readonly view: TableView;
  readonly noun: Noun;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The filters of a phone: a sheet whose button names the result. */
export const FilterSheet = ({ view, noun, open, onOpenChange }: Props) => (
  <Sheet
    open={open}
    onOpenChange={onOpenChange}
    title="Фильтры"
    place="bottom"
    footer={
      <>
        <Button onClick={view.resetFilters}>Сбросить</Button>
        <Button look="primary" className="flex-1" onClick={() => onOpenChange(false)}>
          Показать {counted(view.indices.length, noun)}
        </Button>
      </>
    }
  >
    {view.columns
      .filter(({ traits }) => traits.filter !== 'none')
      .map((column) => (
        <div key={column.field} className="border-b border-line-soft px-4 py-3 last:border-0">
          <p className="mb-1.5 text-label text-ink-2">{column.head}</p>
          <FilterInput
            column={column}
            filter={view.state.filters[column.field]}
            onChange={(filter) => view.filterBy(column, filter)}
          />
        </div>
      ))}
  </Sheet>
);
