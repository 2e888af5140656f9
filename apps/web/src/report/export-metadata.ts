import { useQueryClient } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { fieldDefinitions } from '@vitrina/ui/fields';
import type { ExportMetadata } from '@vitrina/ui/report-table';
import { brandInfo } from '../api/brand.ts';
import { categoryInfo } from '../api/category.ts';
import { weekInfo } from '../api/period.ts';
import { formatWeek } from '../period/format-week.ts';
import { withWeek } from '../routing/week-search-params.ts';
import { sellerInfo } from '../api/seller.ts';
import { useReportParams } from '../period/use-report-params.ts';

/**
 * What a downloaded list says about itself: whose it is and of which week. It goes by what the screen
 * has asked already, and asks nothing.
 * @param compared the week it is compared with, if any
 */
export function useExportMetadata(caption: string, compared?: ReportPeriod): () => ExportMetadata {
  const { week, seller, brand, category } = useReportParams();
  const cache = useQueryClient();
  return () => {
    const owners = [
      [
        fieldDefinitions.sellerTitle.label,
        cache.getQueryData(sellerInfo(seller).queryKey)?.sellerInfo.sellerTitle,
      ],
      [
        fieldDefinitions.brandTitle.label,
        cache.getQueryData(brandInfo(brand).queryKey)?.brandInfo.brandTitle,
      ],
      [
        fieldDefinitions.categoryTitle.label,
        cache.getQueryData(categoryInfo(category).queryKey)?.categoryInfo.categoryTitle,
      ],
    ].flatMap(([term, text]) => (term === undefined || text === undefined ? [] : [{ term, text }]));
    const isDemo = cache.getQueryData(weekInfo(week).queryKey)?.weekInfo.isDemo;
    const names = [caption, ...owners.map(({ text }) => text)].join(' ');
    return {
      fileName: week === undefined ? names : `${names}, неделя ${week.weekNumber} ${week.year}`,
      lines: [
        ...owners,
        ...(week === undefined ? [] : [{ term: 'Период', text: formatWeek(week) }]),
        ...(compared === undefined ? [] : [{ term: 'Сравнение', text: formatWeek(compared) }]),
        ...(isDemo === true
          ? [{ term: fieldDefinitions.isDemo.label, text: fieldDefinitions.isDemo.explanation }]
          : []),
      ],
      toAbsoluteUrl: (href) => {
        const url = new URL(href, window.location.origin);
        if (week !== undefined && url.origin === window.location.origin)
          url.search = withWeek(url.searchParams, week).toString();
        return url.href;
      },
    };
  };
}
