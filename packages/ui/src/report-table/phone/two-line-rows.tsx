import { useRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { toneClasses } from '../../format/change.ts';
import { formatCompactMoney, formatRank } from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import { toDisplayNumber } from '../../fields/field-definition.ts';
import type { GetHref } from '../grid/body-row.tsx';
import { hasLowData, type TableRow, type Column } from '../columns/column.ts';
import { hasLeft, isChangeColumn } from '../columns/comparison.ts';
import { toText } from '../rows/column-values.ts';
import { computeTotal } from '../rows/totals.ts';
import { useScrollRestoration } from '../grid/use-scroll-restoration.ts';
import { useIsPrinting } from '../grid/use-is-printing.ts';
import { Lines } from './lines.tsx';
import type { TableView } from '../state/use-table-view.ts';
import { useVisibleRows } from '../grid/use-visible-rows.ts';

/** Fields of the two-line layout: beside the title, and both ends of the second line. */
export interface TwoLineLayout {
  readonly value: string;
  readonly secondary: string;
  readonly secondaryValue: string;
  /** Whether a name is long and has the first line to itself; the value is then on the second, in place of `secondaryValue`. */
  readonly isNameAlone?: boolean;
  /** Renders the title, such as with highlighted matches. */
  readonly renderName?: (name: string) => ReactNode;
}

/** Row height, px. */
const ROW_HEIGHT = 57;

/** Formats a value with its unit: «238 млн ₸», «14-е место», «1 912 шт.». */
const formatWithUnit = ({ definition, traits }: Column, value: number | null): string => {
  if (definition.unit === '₸')
    return `${definition.kind === 'difference' && (value ?? 0) > 0 ? '+' : ''}${formatCompactMoney(value)}`;
  if (definition.kind === 'rank') return formatRank(value);
  const text = traits.format(value);
  return definition.unit === undefined || value === null ? text : `${text}\u00a0${definition.unit}`;
};

/** Colour of a change; that of other values is the text's. */
const chooseValueClass = (row: TableRow, column: Column | undefined): string | undefined => {
  const value = column && isChangeColumn(column) ? row[column.field] : undefined;
  if (typeof value !== 'number' || value === 0) return undefined;
  if (row['isWithinChance'] === true) return toneClasses.muted;
  return value > 0 ? toneClasses.up : toneClasses.down;
};

interface TitleProps {
  readonly name: string;
  readonly href: string | undefined;
  readonly lines: TwoLineLayout;
}

/** The title of a row; a link covers the whole row. */
const Title = ({ name, href, lines }: TitleProps) => {
  const shown = lines.renderName?.(name) ?? name;
  if (href === undefined) return <span className="min-w-0 truncate">{shown}</span>;
  return (
    <Link href={href} title={name} className="min-w-0 truncate after:absolute after:inset-0 hover:underline">
      {shown}
    </Link>
  );
};

interface Props {
  readonly view: TableView;
  readonly name: string;
  readonly caption: string;
  readonly getHref: GetHref;
  readonly lines: TwoLineLayout;
  /** Shown when no row passes. */
  readonly emptyState: ReactNode;
}

const rowClass = 'relative flex h-[57px] flex-col justify-center gap-0.5 border-b border-line-soft px-4';

/** Texts of a row and of the totals, by the layout's fields. */
const useLineTexts = ({ view, lines }: Pick<Props, 'view' | 'lines'>) => {
  const formatField = (
    field: string,
    valueOf: (column: Column) => number | null | undefined,
  ): string | null => {
    const column = view.columns.find((each) => each.field === field);
    const value = column && valueOf(column);
    return column === undefined || value === undefined ? null : formatWithUnit(column, value);
  };
  const getRowTexts = (row: TableRow) => {
    const read = (field: string) => {
      const value = row[field];
      if (typeof value === 'string') return value === '' ? null : value;
      return formatField(field, (column) => toDisplayNumber(column.definition.kind, value));
    };
    const secondary = [read(lines.secondary), hasLowData(row) ? 'мало данных' : null].filter(
      (text) => text !== null,
    );
    return {
      value: read(lines.value),
      valueClass: chooseValueClass(
        row,
        view.columns.find(({ field }) => field === lines.value),
      ),
      secondary: secondary.join(' · '),
      secondaryValue: read(lines.secondaryValue),
    };
  };
  const formatTotal = (field: string) =>
    formatField(field, (column) => computeTotal(column, view.keys, view.passed, undefined));
  return {
    getRowTexts,
    total: () => ({
      value: formatTotal(lines.value),
      secondary: '',
      secondaryValue: formatTotal(lines.secondaryValue),
    }),
  };
};

/** Rows of a report on a phone, two lines each. */
export const TwoLineRows = ({ view, name, caption, getHref, lines, emptyState }: Props) => {
  const { rows, indices, passed, columns } = view;
  const field = columns[0]?.field ?? '';
  const region = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const count = indices.length;
  const { first, last } = useVisibleRows({
    isPrinting,
    region,
    indices,
    rowHeight: ROW_HEIGHT,
    headHeight: ROW_HEIGHT,
  });
  useScrollRestoration({ region, name, state: view.state, focusCell: () => undefined });
  const texts = useLineTexts({ view, lines });
  const rowsBelow = isPrinting ? 0 : count - last;
  return (
    <section
      ref={region}
      aria-label={caption}
      className="relative max-h-[calc(100dvh-var(--table-offset,6rem))] min-h-40 overflow-y-auto border-t border-line print:max-h-none print:overflow-visible"
    >
      <div className={classNames(rowClass, 'sticky! top-0 z-10 border-line! bg-ground')}>
        <Lines
          name={
            <span className="font-semibold">{passed.length < rows.length ? 'Итого отобрано' : 'Итого'}</span>
          }
          {...texts.total()}
        />
      </div>
      <ul style={{ paddingTop: first * ROW_HEIGHT, paddingBottom: rowsBelow * ROW_HEIGHT }}>
        {[...indices.subarray(first, last)].map((index, at) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={first + at}
              aria-posinset={first + at + 1}
              aria-setsize={count}
              className={classNames(rowClass, hasLeft(row) && 'text-ink-3 **:text-ink-3')}
            >
              <Lines
                isNameAlone={lines.isNameAlone}
                name={<Title name={toText(row[field])} href={getHref(index, field)} lines={lines} />}
                {...texts.getRowTexts(row)}
              />
            </li>
          );
        })}
      </ul>
      {count === 0 ? <div className="px-4">{emptyState}</div> : null}
    </section>
  );
};
