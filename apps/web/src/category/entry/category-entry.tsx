import * as texts from '#texts/category/entry';
import type { CategoryEntry as CategoryEntryBody, ReportPeriod } from '@vitrina/contract';
import { reports } from '../../api/reports.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { Report } from '../../report/report.tsx';
import { Cohorts } from './cohorts.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { PriceBands } from './price-bands.tsx';
import { WeakLeaders } from './weak-leaders.tsx';

/** Maximum number of cohorts that leaves room for the leaders below. */
const FEW_COHORTS = 7;

interface PartsProps {
  entry: CategoryEntryBody;
  /** Concentration of all sellers; null without sales. */
  hhi: number | null | undefined;
  week: ReportPeriod;
}

/** Places the leaders in the shorter of two columns: below the cohorts while these are few, else below the prices. */
function Parts({ entry, hhi, week }: PartsProps) {
  const areFew = entry.cohorts.length <= FEW_COHORTS;
  const leaders = <WeakLeaders leaders={entry.leaders} />;
  return (
    <>
      <EntrySummary entry={entry} hhi={hhi} />
      <div className="grid grid-cols-1 pb-6 xl:grid-cols-[minmax(0,1.35fr)_minmax(26rem,1fr)]">
        <div>
          <Cohorts cohorts={entry.cohorts} week={week} />
          {areFew && leaders}
        </div>
        <div className="border-line xl:border-l">
          <PriceBands bands={entry.priceBands} />
          {!areFew && leaders}
        </div>
      </div>
    </>
  );
}

/** Entry conditions of the category in the address. */
export function CategoryEntry() {
  const { category } = useReportParams();
  const { text } = useAgainst();
  const info = reports.category.info.useQuery(category).data?.categoryInfo;
  const query = reports.category.entry.useQuery(category && { ...category, against: text });
  if (category === undefined) return null;
  return (
    <Report query={query} what={texts.accusative}>
      {({ categoryEntry }) => <Parts entry={categoryEntry} hhi={info?.categorySellersHHI} week={category} />}
    </Report>
  );
}
