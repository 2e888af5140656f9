import type { Mover } from '@vitrina/contract';
import { formatChange, formatCompactMoney, formatInteger } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { insertElements } from '@vitrina/ui/insert-elements';
import type { ReactNode } from 'react';
import { reports } from '../../api/reports.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { useMarketName, useWeekInfo } from '../../period/use-week-info.ts';
import { paths } from '../../routing/paths.ts';
import { useMarketChange } from '../use-market-change.ts';
import { AsideHead } from './aside-head.tsx';
import * as texts from '#texts/market/mine';

/** Reads the movers of the market; undefined until loaded and without a compared week. */
function useMarketMovers(of: 'categories' | 'sellers') {
  const { week } = useReportParams();
  const { text } = useAgainst();
  const query = reports.market.movers.useQuery(
    week && { ...week, of, ...(text !== undefined && { against: text }) },
  );
  return { movers: query.data?.against ? query.data.movers : undefined, isPending: query.isLoading };
}

interface LineProps {
  children: ReactNode;
  value: string;
  change?: string | undefined;
}

const Line = ({ children, value, change }: LineProps) => (
  <li className="flex min-h-7 items-center gap-3 max-md:min-h-11">
    <span className="min-w-0 flex-1 truncate">{children}</span>
    <span className="figures shrink-0">{value}</span>
    {change !== undefined && <span className="figures w-16 shrink-0 text-right text-ink-2">{change}</span>}
  </li>
);

/** The category that gained or lost most, by name. */
const Category = ({ text, mover }: { text: typeof texts.best | typeof texts.worst; mover: Mover }) => (
  <Line value={`${(mover.change ?? 0) > 0 ? '+' : ''}${formatCompactMoney(mover.change)}`}>
    {insertElements(text, {
      title: (
        <Link
          href={paths.category({ categoryId: mover.id })}
          title={mover.title}
          className="rounded-mark hover:underline"
        >
          {mover.title}
        </Link>
      ),
    })}
  </Line>
);

const LinesSkeleton = () =>
  [0, 1, 2, 3].map((line) => (
    <li key={line} className="flex h-7 items-center gap-6 max-md:h-11">
      <Skeleton className="h-3 flex-1" />
      <Skeleton className="h-3 w-20" />
    </li>
  ));

/** The market of the week in four lines, and the way to its screen. */
export function MarketLines() {
  const name = useMarketName();
  const info = useWeekInfo();
  const { revenue, change, isPending: isChangePending } = useMarketChange();
  const categories = useMarketMovers('categories');
  const sellers = useMarketMovers('sellers');
  const isPending = isChangePending || categories.isPending || sellers.isPending || info === undefined;
  const best = categories.movers?.gained.rows[0];
  const worst = categories.movers?.lost.rows[0];
  return (
    <section>
      <AsideHead title={texts.marketOfWeek} link={{ title: texts.whoMoved, href: paths.market() }} />
      <ul>
        {isPending ? (
          <LinesSkeleton />
        ) : (
          <>
            <Line
              value={formatCompactMoney(revenue)}
              change={change === null ? undefined : formatChange(change)}
            >
              {name}
            </Line>
            {best && <Category text={texts.best} mover={best} />}
            {worst && <Category text={texts.worst} mover={worst} />}
            <Line value={formatInteger(info.sellersCount)}>
              {sellers.movers
                ? texts.sellersMoved(
                    formatInteger(sellers.movers.entered.count),
                    formatInteger(sellers.movers.left.count),
                  )
                : texts.sellers}
            </Line>
          </>
        )}
      </ul>
    </section>
  );
}
