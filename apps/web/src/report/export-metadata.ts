import * as texts from '#texts/report/list';
import { useQueryClient } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { fieldDefinitions } from '@vitrina/ui/fields';
import type { ExportMetadata } from '@vitrina/ui/report-table';
import { brandReports } from '../api/brand.ts';
import { categoryReports } from '../api/category.ts';
import { periodReports } from '../api/period.ts';
import { readReport } from '../api/report-options.ts';
import { formatWeek } from '../period/format-week.ts';
import { useScreenPath } from '../routing/shared-screen.ts';
import { withWeek } from '../routing/week-search-params.ts';
import { sellerReports } from '../api/seller.ts';
import { useReportParams } from '../period/use-report-params.ts';

/**
 * Metadata of a downloaded list: its entity and its week. Reads the query cache only and sends no request.
 * @param compared the week it is compared with, if any
 */
export function useExportMetadata(caption: string, compared?: ReportPeriod): () => ExportMetadata {
  const { week, seller, brand, category } = useReportParams();
  const cache = useQueryClient();
  const path = useScreenPath();
  return () => {
    const owners = [
      [
        fieldDefinitions.sellerTitle.label,
        readReport(cache, sellerReports.info(seller))?.sellerInfo.sellerTitle,
      ],
      [fieldDefinitions.brandTitle.label, readReport(cache, brandReports.info(brand))?.brandInfo.brandTitle],
      [
        fieldDefinitions.categoryTitle.label,
        readReport(cache, categoryReports.info(category))?.categoryInfo.categoryTitle,
      ],
    ].flatMap(([term, text]) => (term === undefined || text === undefined ? [] : [{ term, text }]));
    const isDemo = readReport(cache, periodReports.weekInfo(week))?.weekInfo.isDemo;
    const names = [caption, ...owners.map(({ text }) => text)].join(' ');
    return {
      fileName: week === undefined ? names : texts.fileName(names, week.weekNumber, week.year),
      lines: [
        ...owners,
        ...(week === undefined ? [] : [{ term: texts.period, text: formatWeek(week) }]),
        ...(compared === undefined ? [] : [{ term: texts.comparison, text: formatWeek(compared) }]),
        ...(isDemo === true
          ? [{ term: fieldDefinitions.isDemo.label, text: fieldDefinitions.isDemo.explanation }]
          : []),
      ],
      // The page of a link has a token in its path.
      address: new URL(path + window.location.search, window.location.origin).href,
      toAbsoluteUrl: (href) => {
        const url = new URL(href, window.location.origin);
        if (week !== undefined && url.origin === window.location.origin)
          url.search = withWeek(url.searchParams, week).toString();
        return url.href;
      },
    };
  };
}
