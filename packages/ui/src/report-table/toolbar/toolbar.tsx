import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChartColumn, Columns3, ListFilter } from 'lucide-react';
import { Button } from '../../primitives/button.tsx';
import { SearchField } from '../../primitives/search-field.tsx';
import { IconButton } from '../../primitives/icon-button.tsx';
import { Menu, MenuChoice } from '../../primitives/menu.tsx';
import type { Noun } from '../../format/plural.ts';
import { CompareButton } from './compare-button.tsx';
import { ColumnChooser } from '../columns/column-chooser.tsx';
import type { Comparison } from '../columns/comparison.ts';
import { formatRowCount } from '../rows/row-count.ts';
import type { TableView } from '../state/use-table-view.ts';

interface Props {
  readonly view: TableView;
  readonly noun: Noun;
  readonly filtersOpen: boolean;
  readonly onFilters: () => void;
  readonly phone: boolean;
  /** Whether there are columns to choose from. */
  readonly hasColumns: boolean;
  /** On a phone pictures are always shown: there is no room for one more button. */
  readonly charts: ChartsToggle | undefined;
  readonly comparison: Comparison | undefined;
  /** What else can be done with it, last. */
  readonly children: ReactNode;
}

/** Whether the pictures above a table are shown, and what shows or hides them. */
export interface ChartsToggle {
  readonly shown: boolean;
  readonly onToggle: () => void;
}

const NameFilter = ({ view }: { readonly view: TableView }) => {
  const [first] = view.columns;
  if (first === undefined) return null;
  const filter = view.state.filters[first.field];
  return (
    <SearchField
      small
      label="Фильтр по названию"
      className="max-w-56 min-w-0 grow-99 basis-32"
      value={filter?.by === 'text' ? filter.text : ''}
      onChange={(text) => view.filterBy(first, text === '' ? null : { by: 'text', text })}
    />
  );
};

/** The button before it takes the focus of one that is about to go. */
const focusBefore = ({ previousElementSibling: before }: Element): void => {
  if (before instanceof HTMLElement) before.focus();
};

const FiltersButton = ({ view, filtersOpen, onFilters }: Props) => {
  const inForce = Object.keys(view.state.filters).length;
  return (
    <Button
      small
      look={inForce > 0 ? 'chosen' : 'outlined'}
      aria-expanded={filtersOpen}
      onClick={onFilters}
      className="max-md:flex-1 max-[23rem]:flex-none"
    >
      <ListFilter className="size-4 text-ink-2" aria-hidden="true" />
      <span className="max-[23rem]:sr-only">Фильтры</span>
      {inForce > 0 ? (
        <span className="min-w-4 rounded-badge bg-accent px-1 text-axis text-on-accent">{inForce}</span>
      ) : null}
    </Button>
  );
};

/** On a phone the heads are too small to sort by: a menu of the columns does it. */
const SortMenu = ({ view }: { readonly view: TableView }) => {
  const [key] = view.state.sort;
  const column = view.columns.find(({ field }) => field === key?.field);
  const Arrow = key?.descending === true ? ArrowDown : ArrowUp;
  return (
    <Menu
      trigger={
        <Button small className="min-w-0 max-md:flex-1">
          <Arrow className="size-4 shrink-0 text-ink-2" aria-hidden="true" />
          <span className="truncate">
            {column?.definition.short ?? column?.definition.label ?? 'Порядок'}
          </span>
        </Button>
      }
    >
      {view.shown.map((each) => (
        <MenuChoice
          key={each.field}
          chosen={each.field === key?.field}
          onSelect={() => view.sortBy(each, false)}
        >
          {each.head}
        </MenuChoice>
      ))}
    </Menu>
  );
};

/** What can be done with the table, above it. */
export const Toolbar = (props: Props) => {
  const { view, noun, phone, children } = props;
  const count = formatRowCount(view.indices.length, view.rows.length, noun);
  const filtered = Object.keys(view.state.filters).length > 0;
  return (
    <div className="@container flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4 print:hidden">
      {phone ? null : <NameFilter view={view} />}
      <FiltersButton {...props} />
      {filtered && !phone ? (
        <Button
          small
          look="quiet"
          onClick={({ currentTarget }) => {
            focusBefore(currentTarget);
            view.resetFilters();
          }}
        >
          Сбросить
        </Button>
      ) : null}
      {phone ? <SortMenu view={view} /> : <span className="flex-1" />}
      <p
        aria-live="polite"
        className="figures px-2 text-badge font-normal text-ink-3 max-md:order-last max-md:w-full max-md:px-0"
      >
        {count}
      </p>
      {props.comparison === undefined ? null : <CompareButton {...props.comparison} phone={phone} />}
      {props.charts === undefined || phone ? null : (
        <IconButton
          label={props.charts.shown ? 'Скрыть графики' : 'Показать графики'}
          icon={<ChartColumn aria-hidden="true" />}
          aria-pressed={props.charts.shown}
          onClick={props.charts.onToggle}
          className="size-(--control-small)!"
        />
      )}
      {props.hasColumns ? (
        <ColumnChooser view={view}>
          <Button small aria-label="Столбцы">
            <Columns3 className="size-4 text-ink-2" aria-hidden="true" />
            {phone ? null : <span className="@max-[46rem]:hidden">Столбцы</span>}
          </Button>
        </ColumnChooser>
      ) : null}
      {children}
    </div>
  );
};
