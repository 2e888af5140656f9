import { paths } from '../routing/paths.ts';
import type { CategoryRow } from '@vitrina/contract';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { IndexBadge } from '@vitrina/ui/primitives/index-badge';
import { reports } from '../api/reports.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ColumnHead } from './column-head.tsx';
import { HomeListSkeleton } from './home-skeleton.tsx';
import * as texts from '#texts/market/market';

/** Number of rows beside the treemap. */
const ROW_COUNT = 8;

/** Minimum sales; a category with fewer is marked «мало данных» elsewhere. */
const MIN_SALES = 10;

/** Address of the list of categories in the order of this column. */
const byProfitIndex = paths.categories({}, { 'categories.sort': '-potentialProfitIndex' });

/** A category, with its section and its revenue below its name. */
const Row = ({ row, section }: { row: CategoryRow; section: string | undefined }) => (
  <li className="flex min-h-10.5 items-center gap-2.5 border-b border-line-soft py-0.5 last:border-0">
    <div className="min-w-0 flex-1">
      <Link
        href={paths.category({ categoryId: row.categoryId })}
        className="block min-h-6 rounded-mark leading-5 [overflow-wrap:anywhere] hover:underline max-md:py-0.5 md:min-h-0 md:truncate md:leading-4.5"
      >
        {row.categoryTitle}
      </Link>
      <p className="min-h-4.5 text-badge leading-4.5 font-normal text-ink-3 md:truncate">
        {section && `${section}\u00a0· `}
        {formatCompactMoney(row.revenue)}
      </p>
    </div>
    <span className="shrink-0">
      <IndexBadge index={row.potentialProfitIndex} row={row} isMark />
    </span>
  </li>
);

/** The categories with the highest profit index, without those with few sales. */
export function PromisingCategories({ categories }: { categories: readonly CategoryRow[] }) {
  const { week } = useReportParams();
  const tree = reports.category.tree.useQuery(week);
  const names = tree.data?.categoryIdNameMap;
  const best = categories
    .filter(({ salesCount }) => salesCount >= MIN_SALES)
    .toSorted((a, b) => b.potentialProfitIndex - a.potentialProfitIndex)
    .slice(0, ROW_COUNT);
  if (tree.isLoading) return <HomeListSkeleton tall />;
  return (
    <section className="min-w-0 py-5 xl:py-4">
      <ColumnHead title={texts.promising} all={{ title: texts.all, href: byProfitIndex }} />
      {best.length === 0 ? (
        <p className="text-ink-2">{texts.nonePromising(MIN_SALES)}</p>
      ) : (
        <ol>
          {best.map((row) => (
            <Row key={row.categoryId} row={row} section={names?.[row.category1LvlId]} />
          ))}
        </ol>
      )}
    </section>
  );
}
