import * as texts from '#texts/report-table/phone-sheets';
import { Button } from '../../primitives/button.tsx';
import { Sheet } from '../../primitives/sheet.tsx';
import { formatCountAccusative, type Noun } from '../../format/plural.ts';
import type { Column } from '../columns/column.ts';
import { FilterEditor } from '../filters/filter-editor.tsx';
import type { TableView } from '../state/use-table-view.ts';

/** Order of the filters: levels, prices, other numbers, texts. */
const getOrder = ({ definition, traits }: Column): number => {
  if (traits.filter === 'levels') return 0;
  if (definition.kind === 'price') return 1;
  return traits.filter === 'range' ? 2 : 3;
};

interface Props {
  readonly view: TableView;
  readonly noun: Noun;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Filters on a phone: a sheet whose button shows the result count. */
export const FilterSheet = ({ view, noun, open, onOpenChange }: Props) => {
  const count = view.indices.length;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={texts.filters}
      placement="bottom"
      footer={
        <>
          <Button onClick={view.resetFilters}>{texts.reset}</Button>
          <Button
            variant="primary"
            className="min-w-0 flex-1 px-2!"
            aria-live="polite"
            onClick={() => onOpenChange(false)}
          >
            {count === 0 ? texts.nothingMatches : texts.show(formatCountAccusative(count, noun))}
          </Button>
        </>
      }
    >
      {view.columns
        .filter(({ traits }) => traits.filter !== 'none')
        .toSorted((a, b) => getOrder(a) - getOrder(b))
        .map((column) => (
          <div key={column.field} className="border-b border-line-soft px-4 py-3 last:border-0">
            <p className="mb-1.5 text-label text-ink-2">{column.head}</p>
            <FilterEditor column={column} view={view} />
          </div>
        ))}
    </Sheet>
  );
};
