import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Term } from '../primitives/term.tsx';

/** A chart's data as a table: headers, and formatted rows whose first cell is the name. */
interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Props {
  readonly title: string;
  /** Explanation of the title, as a tooltip. */
  readonly explanation?: string | undefined;
  /** Meaning of area, tone or height, or the part shown. */
  readonly note?: ReactNode;
  /** Content at the end of the heading: legend, options, instruction. */
  readonly aside?: ReactNode;
  /** Summary in one sentence. */
  readonly summary?: string | undefined;
  /** Not rendered while it has no rows. */
  readonly table: ChartTable;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Data table for screen readers. */
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
        {table.rows.map(([name, ...values], index) => (
          <tr key={index}>
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

/** Frame of a chart: heading, summary, drawing and a data table for screen readers. */
export const ChartFigure = ({
  title,
  explanation: hint,
  note,
  aside,
  summary: answer,
  table,
  className,
  children,
}: Props) => {
  const hasNoteAndAside = note !== undefined && aside !== undefined;
  return (
    <figure className={classNames('relative min-w-0 print:break-inside-avoid', className)}>
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:gap-x-2">
        <div
          className={classNames(
            'flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5',
            hasNoteAndAside ? 'max-lg:contents' : 'max-md:contents',
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
            // In a narrow layout the aside stays on the heading's line.
            <span
              className={classNames(
                'text-ink-3',
                hasNoteAndAside ? 'max-lg:order-1 max-lg:basis-full' : 'max-md:grow',
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
