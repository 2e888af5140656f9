import { categoryReports, categoryTsr } from '../../api/category.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { Report } from '../../report/report.tsx';
import { Cohorts } from './cohorts.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { PriceBands } from './price-bands.tsx';
import { WeakLeaders } from './weak-leaders.tsx';

/** What awaits a seller that enters the category in the address. */
export function CategoryEntry() {
  const { category } = useReportParams();
  const { text } = useAgainst();
  const info = categoryTsr.info.useQuery(categoryReports.info(category)).data?.categoryInfo;
  const query = categoryTsr.entry.useQuery(categoryReports.entry(category && { ...category, against: text }));
  if (category === undefined) return null;
  return (
    <Report query={query} what="что ждёт новичка в категории">
      {({ categoryEntry }) => (
        <>
          <EntrySummary entry={categoryEntry} hhi={info?.categorySellersHHI} />
          <div className="grid grid-cols-1 pb-6 xl:grid-cols-[minmax(0,1.35fr)_minmax(26rem,1fr)]">
            <Cohorts cohorts={categoryEntry.cohorts} week={category} />
            <div className="border-line xl:border-l">
              <PriceBands bands={categoryEntry.priceBands} />
              <WeakLeaders leaders={categoryEntry.leaders} />
            </div>
          </div>
        </>
      )}
    </Report>
  );
}
