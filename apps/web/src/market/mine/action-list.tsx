import { formatInteger } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import type { ReportResult } from '../../api/report-result.ts';
import { Report } from '../../report/report.tsx';
import { paths } from '../../routing/paths.ts';

/** Rows of a list. */
export const ROW_COUNT = 5;

const places = Array.from({ length: ROW_COUNT }, (_, index) => index);

/** A card on which something can be done. */
interface ActionRow {
  productId: number;
  productName: string;
  /** «586 990 ₸ у Technika Orda», and beside the amount «у вас 590 990 ₸» */
  details: readonly [string, string];
  /** ₸ at stake: «11,3 млн ₸» */
  amount: string;
}

/** What can be done on the shop's cards, from a report. */
export interface ActionListDefinition<Body> {
  title: string;
  /** What the amounts are: «под угрозой». */
  caption: string;
  /** How the amounts are computed, shown on hover. */
  explanation: string;
  /** The report in the accusative. */
  what: string;
  /** Shown when there are no rows. */
  empty: string;
  query: ReportResult<Body>;
  count: (body: Body) => number;
  rows: (body: Body) => readonly ActionRow[];
  /** The screen with all rows. */
  all: (body: Body) => { text: string; href: string };
}

/** The height of a row, which a name of two lines fills. */
const rowClass = 'border-b border-line-soft last:border-0 md:h-21 max-md:min-h-19';

const detailClass = 'figures min-w-0 truncate text-badge leading-4 font-normal text-ink-2';

const Row = ({ row, sellerId }: { row: ActionRow; sellerId: number }) => (
  <li className={`flex flex-col justify-center gap-1 py-1.5 md:py-1 ${rowClass}`}>
    <Link
      href={paths.product({ productId: row.productId, sellerId })}
      title={row.productName}
      className="line-clamp-2 shrink-0 rounded-mark leading-4.5 [overflow-wrap:anywhere] hover:underline max-md:line-clamp-1"
    >
      {row.productName}
    </Link>{' '}
    <span className={detailClass} title={row.details[0]}>
      {row.details[0]}
    </span>{' '}
    <span className="-mt-0.5 flex items-baseline justify-between gap-2">
      <span className={detailClass}>{row.details[1]}</span>{' '}
      <span className="figures shrink-0 leading-4 font-semibold">{row.amount}</span>
    </span>
  </li>
);

/** Skeleton of the rows. */
export const RowsSkeleton = () => (
  <div>
    {places.map((place) => (
      <div key={place} className={`flex flex-col justify-between py-2.5 ${rowClass}`}>
        <Skeleton className="h-3 w-4/5" />
        <div className="flex justify-between">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-3 w-14" />
        </div>
      </div>
    ))}
    <Skeleton className="mt-2.5 h-3 w-32" />
  </div>
);

interface BodyProps<Body> {
  list: ActionListDefinition<Body>;
  sellerId: number;
}

/** The largest rows of a list, and the way to all of them. */
export const ActionRows = <Body,>({ list, sellerId }: BodyProps<Body>) => (
  <Report query={list.query} what={list.what} skeleton={<RowsSkeleton />}>
    {(body) => {
      const rows = list.rows(body);
      const all = list.all(body);
      if (list.count(body) === 0) return <p className="py-2 text-ink-2">{list.empty}</p>;
      return (
        <>
          <ul>
            {rows.map((row) => (
              <Row key={row.productId} row={row} sellerId={sellerId} />
            ))}
          </ul>
          <Link
            href={all.href}
            className="mt-1 inline-flex min-h-7 items-center rounded-mark text-accent hover:underline max-md:min-h-11"
          >
            {all.text}
          </Link>
        </>
      );
    }}
  </Report>
);

/** Number of rows of a list, once known. */
export const countRows = <Body,>({ query, count }: ActionListDefinition<Body>): number | undefined =>
  query.data && count(query.data);

/** A list with its head: title, number of rows, what the amounts are. */
export function ActionList<Body>({ list, sellerId }: BodyProps<Body>): ReactNode {
  const count = countRows(list);
  return (
    <section className="min-w-0">
      <div className="flex min-h-6 flex-wrap items-baseline gap-x-1 lg:flex-nowrap">
        <h2 className="text-section whitespace-nowrap">{list.title}</h2>
        {count !== undefined && (
          <span className="figures text-badge font-normal text-ink-3">{formatInteger(count)}</span>
        )}
        <span
          title={list.explanation}
          className="ml-auto min-w-0 truncate pl-1 text-axis font-normal text-ink-3"
        >
          {list.caption}
        </span>
      </div>
      <ActionRows list={list} sellerId={sellerId} />
    </section>
  );
}
