import { useRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { formatCompactMoney, formatRank } from '../../format/numbers.ts';
import { Link } from '../../link.tsx';
import { toDisplayNumber } from '../../fields/field-definition.ts';
import type { GetHref } from '../grid/body-row.tsx';
import { hasLowData, type TableRow, type Column } from '../columns/column.ts';
import { toText } from '../rows/column-values.ts';
import { computeTotal } from '../rows/totals.ts';
import { useScrollRestoration } from '../grid/use-scroll-restoration.ts';
import { useIsPrinting } from '../grid/use-is-printing.ts';
import type { TableView } from '../state/use-table-view.ts';
import { useVisibleRows } from '../grid/use-visible-rows.ts';

/** How a row stands in two lines on a phone: which figure beside its name, and which two below. */
export interface TwoLineLayout {
  readonly end: string;
  readonly below: string;
  readonly belowEnd: string;
  /** The name as it is drawn, such as with what is looked for standing out in it. */
  readonly named?: (name: string) => ReactNode;
}

/** Of a row, px. */
const ROW = 57;

/** A figure with its unit, since no head says it: «238 млн ₸», «14-е место», «1 912 шт.». */
const written = ({ definition, traits }: Column, value: number | null): string => {
  if (definition.unit === '₸') return formatCompactMoney(value);
  if (definition.kind === 'place') return formatRank(value);
  const text = traits.write(value);
  return definition.unit === undefined || value === null ? text : `${text}\u00a0${definition.unit}`;
};

const half = 'flex items-baseline justify-between gap-3';

interface LinesProps {
  readonly name: ReactNode;
  readonly end: string | null;
  readonly below: string;
  readonly belowEnd: string | null;
}

const Lines = ({ name, end, below, belowEnd }: LinesProps) => (
  <>
    <span className={half}>
      {name}
      <span className="figures shrink-0 font-semibold">{end}</span>
    </span>
    <span className={classNames(half, 'text-badge font-normal text-ink-3')}>
      <span className="truncate">{below}</span>
      <span className="figures shrink-0">{belowEnd}</span>
    </span>
  </>
);

interface Props {
  readonly view: TableView;
  readonly name: string;
  readonly caption: string;
  readonly hrefAt: GetHref;
  readonly lines: TwoLineLayout;
  /** What stands there when no row passes. */
  readonly empty: ReactNode;
}

const line = 'relative flex h-[57px] flex-col justify-center gap-0.5 border-b border-line-soft px-4';

/** A row's figures in words, by the fields of its lines. */
const useWords = ({ view, lines }: Pick<Props, 'view' | 'lines'>) => {
  const wordsOf = (field: string, valueOf: (column: Column) => number | null | undefined): string | null => {
    const column = view.columns.find((each) => each.field === field);
    const value = column && valueOf(column);
    return column === undefined || value === undefined ? null : written(column, value);
  };
  const ofRow = (row: TableRow) => {
    const read = (field: string) =>
      wordsOf(field, (column) => toDisplayNumber(column.definition.kind, row[field]));
    const below = [read(lines.below), hasLowData(row) ? 'мало данных' : null].filter((text) => text !== null);
    return { end: read(lines.end), below: below.join(' · '), belowEnd: read(lines.belowEnd) };
  };
  const sum = (field: string) =>
    wordsOf(field, (column) => computeTotal(column, view.keys, view.passed, undefined));
  return { ofRow, total: () => ({ end: sum(lines.end), below: '', belowEnd: sum(lines.belowEnd) }) };
};

/** The rows of a short report on a phone: each in two lines instead of cells, so that none is out of sight. */
export const TwoLineRows = ({ view, name, caption, hrefAt, lines, empty }: Props) => {
  const { rows, indices, passed, columns } = view;
  const field = columns[0]?.field ?? '';
  const region = useRef<HTMLElement>(null);
  const printing = useIsPrinting();
  const count = indices.length;
  const { first, last } = useVisibleRows({ printing, region, indices, rowHeight: ROW, headHeight: ROW });
  useScrollRestoration({ region, name, state: view.state, go: () => undefined });
  const words = useWords({ view, lines });
  const left = printing ? 0 : count - last;
  return (
    <section
      ref={region}
      aria-label={caption}
      className="relative max-h-[calc(100dvh-var(--table-offset,6rem))] min-h-40 overflow-y-auto border-t border-line print:max-h-none print:overflow-visible"
    >
      <div className={classNames(line, 'sticky! top-0 z-10 border-line! bg-ground')}>
        <Lines
          name={
            <span className="font-semibold">{passed.length < rows.length ? 'Итого отобрано' : 'Итого'}</span>
          }
          {...words.total()}
        />
      </div>
      <ul style={{ paddingTop: first * ROW, paddingBottom: left * ROW }}>
        {[...indices.subarray(first, last)].map((index, at) => {
          const row = rows[index];
          if (row === undefined) return null;
          const title = toText(row[field]);
          const href = hrefAt(index, field);
          const shown = lines.named?.(title) ?? title;
          const look = 'min-w-0 truncate';
          return (
            <li key={first + at} aria-posinset={first + at + 1} aria-setsize={count} className={line}>
              <Lines
                name={
                  href === undefined ? (
                    <span className={look}>{shown}</span>
                  ) : (
                    <Link
                      href={href}
                      title={title}
                      className={classNames(look, 'after:absolute after:inset-0 hover:underline')}
                    >
                      {shown}
                    </Link>
                  )
                }
                {...words.ofRow(row)}
              />
            </li>
          );
        })}
      </ul>
      {count === 0 ? <div className="px-4">{empty}</div> : null}
    </section>
  );
};
