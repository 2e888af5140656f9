import type { ReactNode } from 'react';
import { ArrowDown, ArrowDownUp, ArrowUp, ChartColumn, Columns3, ListFilter } from 'lucide-react';
import * as texts from '#texts/report-table/report-table';
import { Button } from '../../primitives/button.tsx';
import { SearchField } from '../../primitives/search-field.tsx';
import { Menu, MenuChoice } from '../../primitives/menu.tsx';
import type { Noun } from '../../format/plural.ts';
import { CompareButton } from './compare-button.tsx';
import { ColumnChooser } from '../columns/column-chooser.tsx';
import { hasValue } from '../columns/column.ts';
import type { Comparison } from '../columns/comparison.ts';
import { formatViewRowCount } from '../rows/row-count.ts';
import type { TableView } from '../state/use-table-view.ts';

interface Props {
  readonly view: TableView;
  readonly noun: Noun;
  readonly isFiltersOpen: boolean;
  readonly onToggleFilters: () => void;
  readonly isPhone: boolean;
  /** Whether the rows are a grid, with columns to choose and a count in the toolbar. */
  readonly isGrid: boolean;
  readonly charts: ChartsToggle | undefined;
  readonly isSearchedAbove: boolean;
  readonly comparison: Omit<Comparison, 'earlier'> | undefined;
  /** Chips that select the rows, or a sentence about them. */
  readonly chips?: ReactNode;
  /** Further controls, placed last. */
  readonly children: ReactNode;
}

/** Visibility of the charts above a table, and its toggle. */
export interface ChartsToggle {
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

const NameFilter = ({ view, chips }: Pick<Props, 'view' | 'chips'>) => {
  const [first] = view.columns;
  if (first === undefined) return null;
  const filter = view.state.filters[first.field];
  return (
    <SearchField
      small
      label={texts.nameFilter}
      className={`grow-99 ${chips === undefined ? 'max-w-56 min-w-0 basis-32' : 'max-w-48 min-w-28 basis-28'}`}
      value={filter?.by === 'text' ? filter.text : ''}
      onChange={(text) => view.filterBy(first, text === '' ? null : { by: 'text', text })}
    />
  );
};

/** Focuses the previous button before this one disappears. */
const focusBefore = ({ previousElementSibling: before }: Element): void => {
  if (before instanceof HTMLElement) before.focus();
};

const FiltersButton = ({ view, isFiltersOpen, onToggleFilters, isPhone, chips }: Props) => {
  const activeCount = Object.keys(view.state.filters).length;
  const isIcon = !isPhone && chips !== undefined;
  return (
    <Button
      small
      title={isIcon ? texts.filters : undefined}
      variant={activeCount > 0 ? 'chosen' : 'outlined'}
      aria-expanded={isFiltersOpen}
      data-filters=""
      onClick={onToggleFilters}
      className="max-md:flex-auto max-[23rem]:flex-none"
    >
      <ListFilter className="size-4 text-ink-2" aria-hidden="true" />
      <span className={isIcon ? 'sr-only' : 'max-[23rem]:sr-only'}>{texts.filters}</span>
      {activeCount > 0 ? (
        <span className="min-w-4 rounded-badge bg-accent px-1 text-axis text-on-accent">{activeCount}</span>
      ) : null}
    </Button>
  );
};

/** Sort menu on a phone, where headers are too small to tap. Rows ordered by change have no sort key. */
const SortMenu = ({ view }: { readonly view: TableView }) => {
  const [key] = view.state.sort;
  const column = view.columns.find(({ field }) => field === key?.field);
  const Arrow = key === undefined ? ArrowDownUp : key.descending ? ArrowDown : ArrowUp;
  return (
    <Menu
      title={texts.sorting}
      trigger={
        <Button small className="min-w-0 max-md:grow-99 max-md:basis-0">
          <Arrow className="size-4 shrink-0 text-ink-2" aria-hidden="true" />
          <span className="truncate">{column?.head ?? texts.byChange}</span>
        </Button>
      }
    >
      {view.columns.filter(hasValue).map((option) => (
        <MenuChoice
          key={option.field}
          chosen={option.field === key?.field}
          onSelect={() => view.sortBy(option, false)}
        >
          {option.head}
        </MenuChoice>
      ))}
    </Menu>
  );
};

/** Toggles of the comparison and of the charts; a phone has them in a menu. */
const WideControls = ({ comparison, charts }: Pick<Props, 'comparison' | 'charts'>) => (
  <>
    {comparison === undefined ? null : <CompareButton {...comparison} />}
    {comparison?.isOn === true ? comparison.weekMenu : null}
    {charts === undefined ? null : (
      <Button
        small
        variant={charts.isShown ? 'chosen' : 'outlined'}
        aria-pressed={charts.isShown}
        onClick={charts.onToggle}
      >
        <ChartColumn className="size-4 text-ink-2" aria-hidden="true" />
        <span className="@max-[60rem]:sr-only">{texts.charts}</span>
      </Button>
    )}
  </>
);

/** The search and the buttons beside chips: on one line of their own where the chips leave too little of theirs. */
const besideChipsClass = 'flex max-w-82.5 min-w-min grow-99 basis-64 items-center justify-end gap-2';

/**
 * Toolbar of a table; three buttons on a phone, where the sort order gets the space. Beside chips the buttons are icons,
 * so that one line has all; chips that are too long for that have a line of their own.
 */
export const Toolbar = (props: Props) => {
  const { view, noun, isPhone, isGrid, chips, children } = props;
  const count = formatViewRowCount(view, noun);
  const isFiltered = Object.keys(view.state.filters).length > 0;
  return (
    <div
      className={`@container flex flex-wrap items-center gap-2 px-6 max-md:px-4 print:hidden ${chips === undefined ? 'py-2' : 'py-1 max-md:py-2'}`}
    >
      {chips === undefined ? null : <div className="min-w-0 grow max-md:basis-full">{chips}</div>}
      <div className={isPhone || chips === undefined ? 'contents' : besideChipsClass}>
        {isPhone || props.isSearchedAbove ? null : <NameFilter view={view} chips={chips} />}
        <FiltersButton {...props} />
        {isFiltered && !isPhone ? (
          <Button
            small
            variant="quiet"
            onClick={({ currentTarget }) => {
              focusBefore(currentTarget);
              view.resetFilters();
            }}
          >
            {texts.reset}
          </Button>
        ) : null}
        {isPhone ? <SortMenu view={view} /> : chips === undefined ? <span className="flex-1" /> : null}
        <p
          aria-live="polite"
          className={
            isGrid && chips === undefined
              ? 'figures px-2 text-badge font-normal text-ink-3 max-md:order-last max-md:w-full max-md:px-0'
              : 'sr-only'
          }
        >
          {count}
        </p>
        {isPhone ? null : <WideControls {...props} />}
        {isGrid ? (
          <ColumnChooser view={view}>
            <Button small aria-label={texts.columns} title={chips === undefined ? undefined : texts.columns}>
              <Columns3 className="size-4 text-ink-2" aria-hidden="true" />
              {isPhone || chips !== undefined ? null : (
                <span className="@max-[46rem]:hidden">{texts.columns}</span>
              )}
            </Button>
          </ColumnChooser>
        ) : null}
        {children}
      </div>
    </div>
  );
};
