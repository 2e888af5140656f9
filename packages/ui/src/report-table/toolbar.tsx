import { ArrowDown, ArrowUp, ChartColumn, Columns3, Download, ListFilter } from 'lucide-react';
import { Button } from '../primitives/button.tsx';
import { SearchField } from '../primitives/field.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { Menu, MenuChoice, MenuItem } from '../primitives/menu.tsx';
import { formatNumber } from '../format.ts';
import { counted, countedOf, type Noun } from '../plural.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { csvOf, saveFile } from './csv.ts';
import type { TableView } from './use-table-view.ts';

interface Props {
  readonly view: TableView;
  readonly noun: Noun;
  /** What the downloaded file is called, without its ending. */
  readonly fileName: string;
  readonly filtersOpen: boolean;
  readonly onFilters: () => void;
  readonly phone: boolean;
  /** On a phone pictures are always shown: there is no room for one more button. */
  readonly charts: ChartsToggle | undefined;
}

/** Whether the pictures above a table are shown, and what shows or hides them. */
export interface ChartsToggle {
  readonly shown: boolean;
  readonly onToggle: () => void;
}

/** «3 906 товаров», «6 214 из 50 280 товаров». */
const rowCount = (shown: number, all: number, noun: Noun): string =>
  shown === all ? counted(all, noun) : `${formatNumber(shown)} из ${countedOf(all, noun)}`;

const NameFilter = ({ view }: { readonly view: TableView }) => {
  const [first] = view.columns;
  if (first === undefined) return null;
  const filter = view.state.filters[first.field];
  return (
    <SearchField
      small
      label="Фильтр по названию"
      className="w-56 max-md:w-full"
      value={filter?.by === 'text' ? filter.text : ''}
      onChange={(text) => view.filterBy(first, text === '' ? null : { by: 'text', text })}
    />
  );
};

const FiltersButton = ({ view, filtersOpen, onFilters }: Props) => {
  const inForce = Object.keys(view.state.filters).length;
  return (
    <Button
      small
      look={inForce > 0 ? 'chosen' : 'outlined'}
      aria-expanded={filtersOpen}
      onClick={onFilters}
      className="max-md:flex-1"
    >
      <ListFilter className="size-4 text-ink-2" aria-hidden="true" />
      Фильтры
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
          <span className="truncate">{column?.face.short ?? column?.face.label ?? 'Порядок'}</span>
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

const DownloadMenu = ({ view, noun, fileName, phone }: Props) => (
  <Menu
    align="end"
    trigger={
      <Button small aria-label="Скачать">
        <Download className="size-4 text-ink-2" aria-hidden="true" />
        {phone ? null : 'Скачать'}
      </Button>
    }
  >
    <MenuItem onSelect={() => saveFile(`${fileName}.csv`, csvOf(view.shown, view.rows, view.indices))}>
      <span className="flex-1">CSV</span>
      <span className="text-ink-3">{counted(view.indices.length, noun)}</span>
    </MenuItem>
  </Menu>
);

/** What can be done with the table, above it. */
export const Toolbar = (props: Props) => {
  const { view, noun, phone } = props;
  const count = rowCount(view.indices.length, view.rows.length, noun);
  const filtered = Object.keys(view.state.filters).length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4">
      {phone ? null : <NameFilter view={view} />}
      <FiltersButton {...props} />
      {filtered && !phone ? (
        <Button small look="quiet" onClick={view.resetFilters}>
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
      {props.charts === undefined || phone ? null : (
        <IconButton
          label={props.charts.shown ? 'Скрыть графики' : 'Показать графики'}
          icon={<ChartColumn aria-hidden="true" />}
          aria-pressed={props.charts.shown}
          onClick={props.charts.onToggle}
          className="size-(--control-small)!"
        />
      )}
      <ColumnChooser view={view}>
        <Button small aria-label="Столбцы">
          <Columns3 className="size-4 text-ink-2" aria-hidden="true" />
          {phone ? null : 'Столбцы'}
        </Button>
      </ColumnChooser>
      <DownloadMenu {...props} />
    </div>
  );
};
