import type { CategoryRow } from '@vitrina/contract';
import { formatChange, formatCompactMoney } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { reports } from '../../api/reports.ts';
import { formatAgainst, useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { Report } from '../../report/report.tsx';
import { type EntityId, entityPath, paths } from '../../routing/paths.ts';
import { useMarketChange } from '../use-market-change.ts';
import { useRevenueChanges } from './use-revenue-changes.ts';
import * as entities from '#texts/entities';
import * as marketTexts from '#texts/market/market';
import * as texts from '#texts/market/question';

/** Rows of each column, of which a phone shows the first five. */
const ROW_COUNT = 8;
const rowClass = 'min-h-7 max-md:min-h-11 max-md:nth-[n+6]:hidden';

interface Row {
  id: number;
  title: string;
  revenue: number;
}

interface ColumnProps {
  title: string;
  kind: Exclude<EntityId['kind'], 'section'>;
  rows: readonly Row[];
}

/** The largest entities of a kind, with revenue and change in quiet text. */
function Column({ title, kind, rows }: ColumnProps) {
  const getChange = useRevenueChanges(
    kind,
    rows.map(({ id }) => id),
  );
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-label font-normal text-ink-3">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-2">{marketTexts.noSales}</p>
      ) : (
        <ul>
          {rows.map(({ id, title: name, revenue }) => (
            <li key={id} className={`flex items-center gap-3 text-ink-2 ${rowClass}`}>
              <Link
                href={entityPath({ kind, id })}
                title={name}
                className="min-w-0 flex-1 truncate rounded-mark hover:text-ink hover:underline max-md:py-2"
              >
                {name}
              </Link>
              <span className="figures shrink-0">{formatCompactMoney(revenue)}</span>
              <span className="figures w-16 shrink-0 text-right">{getChange(id)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Two columns, one below the other on a phone. */
const pairClass = 'grid grid-cols-2 gap-x-14 gap-y-5 max-lg:gap-x-8 max-md:grid-cols-1';

const places = Array.from({ length: ROW_COUNT }, (_, index) => index);

const ColumnSkeleton = () => (
  <div>
    <Skeleton className="mb-1 h-4 w-20" />
    <div>
      {places.map((place) => (
        <div key={place} className={`flex items-center gap-6 ${rowClass}`}>
          <Skeleton className="h-3 flex-1" />
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </div>
  </div>
);

/** «Рынок за неделю 46 · 7,14 млрд ₸, +19,2 % к неделе 45» */
function Heading() {
  const { week } = useReportParams();
  const { week: against } = useAgainst();
  const { revenue, change } = useMarketChange();
  return (
    <div className="mb-2 flex min-h-6 items-baseline gap-x-3 max-md:min-h-11 max-md:flex-col">
      <h2 className="text-section text-ink-2">
        <Link href={paths.market()} className="rounded-mark hover:text-ink hover:underline">
          {texts.marketOfWeek(week?.weekNumber ?? '')}
        </Link>
      </h2>
      {revenue !== null && (
        <span className="text-ink-2">
          {formatCompactMoney(revenue)}
          {change !== null && against && `, ${formatChange(change)} ${formatAgainst(against, week)}`}
        </span>
      )}
    </div>
  );
}

/** Lists the categories with the largest revenue. */
const listLargest = (categories: readonly CategoryRow[]): readonly Row[] =>
  categories
    .filter(({ revenue }) => revenue > 0)
    .toSorted((one, other) => other.revenue - one.revenue || one.categoryId - other.categoryId)
    .slice(0, ROW_COUNT)
    .map(({ categoryId, categoryTitle, revenue }) => ({ id: categoryId, title: categoryTitle, revenue }));

/** The largest categories, sellers and brands of the week. */
export function WeekMarket() {
  const { week } = useReportParams();
  const info = reports.period.weekInfo.useQuery(week);
  return (
    <section aria-label={texts.marketOfWeek(week?.weekNumber ?? '')} className="border-t border-line pt-4">
      <Heading />
      <div className="grid grid-cols-3 gap-x-14 gap-y-5 max-lg:gap-x-8 max-md:grid-cols-1">
        <Report
          query={reports.category.list.useQuery(week)}
          what={marketTexts.categoryList}
          skeleton={<ColumnSkeleton />}
        >
          {({ categories }) => (
            <Column title={entities.categories} kind="category" rows={listLargest(categories)} />
          )}
        </Report>
        <div className="col-span-2 max-md:col-span-1">
          <Report
            query={info}
            what={marketTexts.totals}
            skeleton={
              <div className={pairClass}>
                <ColumnSkeleton />
                <ColumnSkeleton />
              </div>
            }
          >
            {({ weekInfo: { topSellers, topBrands } }) => (
              <div className={pairClass}>
                <Column title={entities.sellers} kind="seller" rows={topSellers.slice(0, ROW_COUNT)} />
                <Column title={entities.brands} kind="brand" rows={topBrands.slice(0, ROW_COUNT)} />
              </div>
            )}
          </Report>
        </div>
      </div>
    </section>
  );
}
