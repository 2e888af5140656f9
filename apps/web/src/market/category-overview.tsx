import { CategoryTreemap } from '../report/charts/category-treemap.tsx';
import { reports } from '../api/reports.ts';
import { Report } from '../report/report.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { MarketSkeleton } from './home-skeleton.tsx';
import { PromisingCategories } from './promising-categories.tsx';
import * as texts from '#texts/market/category-overview';

/** Treemap of the week's categories and the most promising of them. */
export function CategoryOverview() {
  const { week } = useReportParams();
  return (
    <div className="border-b border-line">
      <Report query={reports.category.list.useQuery(week)} what={texts.list} skeleton={<MarketSkeleton />}>
        {({ categories }) => (
          <div className="grid grid-cols-1 gap-x-6 xl:grid-cols-[minmax(0,1fr)_25rem] print:grid-cols-[minmax(0,1fr)_25rem]">
            <CategoryTreemap categories={categories} className="py-5 xl:py-4" />
            <div className="border-line max-xl:border-t xl:border-l xl:pl-6">
              <PromisingCategories categories={categories} />
            </div>
          </div>
        )}
      </Report>
    </div>
  );
}
