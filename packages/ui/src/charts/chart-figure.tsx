import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Term } from '../primitives/term.tsx';

/** A chart's numbers as a table: the heads, then the rows as a person reads them, first cell the name. */
interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Props {
  readonly title: string;
  /** The definition of what the title names. */
  readonly hint?: string | undefined;
  /** What area, tone or height mean, or which part is shown. */
  readonly note?: ReactNode;
  /** At the end of the heading's line: a legend, a choice, what to do. */
  readonly aside?: ReactNode;
  /** What the picture answers, in one sentence. */
  readonly answer?: string | undefined;
  /** Without rows there is none: they are still on their way. */
  readonly table: ChartTable;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The same numbers for those who do not look at the picture. */
const HiddenTable = ({ title, table }: { readonly title: string; readonly table: ChartTable }) => (
  <div className="sr-only">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...values], place) => (
          <tr key={place}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The frame of every chart: a heading, its answer, the picture, and a table of its numbers for screen readers. */
export const ChartFigure = ({ title, hint, note, aside, answer, table, className, children }: Props) => {
  const isFull = note !== undefined && aside !== undefined;
  return (
    <figure className={classNames('relative min-w-0 print:break-inside-avoid', className)}>
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:gap-x-2">
        <div
          className={classNames(
            'flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5',
            isFull ? 'max-lg:contents' : 'max-md:contents',
          )}
        >
          <h2 className="text-section">
            {hint === undefined ? (
              title
            ) : (
              <Term title={title} text={hint}>
                {title}
              </Term>
            )}
          </h2>
          {note === undefined ? null : (
            // Where there is little room what stands at the end of the heading's line keeps its place there.
            <span
              className={classNames(
                'text-ink-3',
                isFull ? 'max-lg:order-1 max-lg:basis-full' : 'max-md:grow',
              )}
            >
              {note}
            </span>
          )}
        </div>
        {aside}
        {answer === undefined ? null : (
          <p className="order-1 line-clamp-3 basis-full text-ink-2 [overflow-wrap:anywhere]">{answer}</p>
        )}
      </figcaption>
      {children}
      {table.rows.length === 0 ? null : <HiddenTable title={title} table={table} />}
    </figure>
  );
};
