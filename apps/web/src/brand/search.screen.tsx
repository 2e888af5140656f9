import { paths } from '../routing/paths.ts';
import { usePostReport } from '../api/use-post-report.ts';
import type { BrandRow } from '@vitrina/contract';
import { formatCountAccusative, nouns } from '@vitrina/ui/format/plural';
import { EmptyState } from '@vitrina/ui/primitives/states';
import {
  type PreviousList,
  useIsCompared,
  usePreviousParams,
  usePreviousList,
} from '../report/comparison/use-previous-list.ts';
import { CategoryFilter } from '../report/category-picker/category-filter.tsx';
import { toCategoriesBody, useChosenCategories } from '../report/category-picker/use-chosen-categories.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ResultsHeading, formatInCategories } from '../report/category-picker/results-head.tsx';
import { Finder } from '../report/finder.tsx';
import { Page } from '../routing/page.tsx';
import { WeekLeaders } from '../report/charts/week-leaders.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { brandReports, brandTsr } from '../api/brand.ts';

const columns = [
  'brandTitle',
  'revenue',
  'shareRevenueFromTotal',
  'potentialProfitIndex',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'productsCount',
  'demandIndex',
] as const satisfies readonly (keyof BrandRow)[];

const BrandTable = ({ rows, previous }: { rows: readonly BrandRow[]; previous: PreviousList<BrandRow> }) => (
  <ReportList
    name="brands"
    caption="Бренды в выбранных категориях"
    noun={nouns.brand}
    rows={rows}
    columns={columns}
    previous={previous}
    summableShare="shareRevenueFromTotal"
    emptyTitle="В выбранных категориях брендов нет"
    advice="Выберите другие категории или другую неделю."
  />
);

/** Finds brands by categories. */
export function Component() {
  const { week } = useReportParams();
  const { hasChoice, leaves, choose } = useChosenCategories();
  const query = usePostReport(
    brandTsr.byCategories,
    brandReports.byCategories(toCategoriesBody(week, leaves)),
  );
  const { week: previousWeek } = usePreviousParams();
  const previous = usePreviousList(
    usePostReport(brandTsr.byCategories, brandReports.byCategories(toCategoriesBody(previousWeek, leaves)), {
      enabled: useIsCompared(),
    }),
    (rows) => rows,
  );
  return (
    <Page title="Найти бренды" crumbs={[{ title: 'Бренды', href: paths.brands() }]}>
      <Finder
        filter={<CategoryFilter />}
        hasFilter={hasChoice}
        onClear={() => choose([])}
        found={query.data && formatCountAccusative(query.data.length, nouns.brand)}
      >
        <ResultsHeading isIdle={!hasChoice}>
          {leaves && hasChoice ? `Бренды в ${formatInCategories(leaves.length)}` : 'Найти бренды'}
        </ResultsHeading>
        {!hasChoice ? (
          <div className="px-(--gutter)">
            <EmptyState title="Выберите категории">
              Отметьте в дереве одну или несколько категорий: здесь появятся их бренды.
            </EmptyState>
            <WeekLeaders of="brands" />
          </div>
        ) : (
          <Report query={query} what="бренды по категориям">
            {(rows) => <BrandTable rows={rows} previous={previous} />}
          </Report>
        )}
      </Finder>
    </Page>
  );
}
