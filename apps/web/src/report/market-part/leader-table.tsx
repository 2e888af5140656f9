import * as entities from '#texts/entities';
import * as texts from '#texts/report/market-part/concentration';
import { formatCompact, formatInteger, formatShare } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { Link } from '@vitrina/ui/link';
import { OwnTag } from '@vitrina/ui/primitives/tag';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { useOwnShop } from '../../follow/known-follows.ts';
import { useTypedSearchParams } from '../../routing/search-params.ts';
import * as z from 'zod/mini';
import { type MarketRow, toPart } from '../charts/concentration.tsx';

/** Maximum number of rows; the tab of the list has all. */
const MAX_ROWS = 10;

const tabParam = { tab: z.string() };

const heads = { sellers: texts.seller, brands: texts.brand } as const;
const sideNouns = { sellers: nouns.seller, brands: nouns.brand } as const;

interface RowProps {
  row: MarketRow;
  /** Revenue of all rows and of the first one, ₸. */
  total: number;
  largest: number;
}

const Row = ({ row, total, largest }: RowProps) => {
  const { title, href } = toPart(row, 0);
  const ownShop = useOwnShop();
  const isOwn = 'sellerId' in row && row.sellerId === ownShop;
  return (
    <tr className={`h-(--row) border-t border-line-soft ${isOwn ? 'bg-accent-soft' : ''}`}>
      <th scope="row" className="w-full max-w-0 px-2 text-left font-normal">
        <span className="flex items-center gap-2">
          <Link href={href} title={title} className="min-w-0 truncate rounded-mark hover:underline">
            {title}
          </Link>
          {isOwn && <OwnTag />}
        </span>
      </th>
      <td className="px-2 text-right whitespace-nowrap max-md:px-1">
        <span className="mr-3 inline-block w-24 text-left align-middle max-xl:hidden" aria-hidden="true">
          <span
            className="mark block h-1.5 rounded-mark bg-bar"
            style={{ width: `${(100 * row.revenue) / largest}%` }}
          />
        </span>
        <span className="figures inline-block w-10 text-right">
          {formatShare((100 * row.revenue) / total)}
        </span>
      </td>
      <td className="figures px-2 text-right whitespace-nowrap max-md:px-1">
        {useIsPhone() ? formatCompact(row.revenue) : formatInteger(row.revenue)}
      </td>
      <td className="figures px-2 text-right max-md:hidden">{formatInteger(row.productsCount)}</td>
    </tr>
  );
};

/** The largest sellers or brands of a market, and a button that opens all of them. */
export function LeaderTable({ of, rows }: { of: 'sellers' | 'brands'; rows: readonly MarketRow[] }) {
  const [, change] = useTypedSearchParams(tabParam);
  const total = rows.reduce((sum, { revenue }) => sum + revenue, 0);
  const named = rows
    .filter((row) => toPart(row, 0).title !== '' && row.revenue > 0)
    .toSorted((one, other) => other.revenue - one.revenue);
  const [first] = named;
  if (first === undefined) return null;
  return (
    <>
      <table className="mt-3 w-full border-collapse border-b border-line-soft">
        <caption className="sr-only">{texts.largest[of]}</caption>
        <thead>
          <tr className="h-(--row) border-y border-line bg-sunken text-ink-2">
            <th scope="col" className="px-2 text-left font-normal">
              {heads[of]}
            </th>
            {[texts.share, texts.revenue, entities.products].map((head) => (
              <th
                key={head}
                scope="col"
                className={`px-2 text-right font-normal whitespace-nowrap max-md:px-1 ${head === entities.products ? 'max-md:hidden' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named.slice(0, MAX_ROWS).map((row) => (
            <Row key={toPart(row, 0).href} row={row} total={total} largest={first.revenue} />
          ))}
        </tbody>
      </table>
      {named.length > MAX_ROWS && (
        <button
          type="button"
          onClick={() => change({ tab: of }, { replace: false })}
          className="mt-2 min-h-6 rounded-mark px-2 text-accent hover:underline max-md:min-h-11 print:hidden"
        >
          {texts.showAll(formatCount(rows.length, sideNouns[of]))}
        </button>
      )}
    </>
  );
}
