import * as periods from '#texts/period/period';
import * as texts from '#texts/report/list';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { fieldDefinitions } from '@vitrina/ui/fields';
import type { ExportMetadata } from '@vitrina/ui/report-table';
import { reports } from '../api/reports.ts';
import { readReport } from '../api/report-query.ts';
import { describeFewSellers, formatLoadedDays } from '../period/loaded-data.tsx';
import { formatWeek } from '../period/format-week.ts';
import type { ReportParams } from '../routing/report-params.ts';
import { useScreenPath } from '../routing/shared-screen.ts';
import { withWeek } from '../routing/week-search-params.ts';
import { useReportParams } from '../period/use-report-params.ts';

/** Lists the entities of the address by their titles in the cache. */
function listOwners(cache: QueryClient, { seller, brand, category }: ReportParams) {
  const ofSeller = readReport(cache, reports.seller.info.options(seller));
  const ofBrand = readReport(cache, reports.brand.info.options(brand));
  const ofCategory = readReport(cache, reports.category.info.options(category));
  return [
    { term: fieldDefinitions.sellerTitle.label, text: ofSeller?.sellerInfo.sellerTitle },
    { term: fieldDefinitions.brandTitle.label, text: ofBrand?.brandInfo.brandTitle },
    { term: fieldDefinitions.categoryTitle.label, text: ofCategory?.categoryInfo.categoryTitle },
  ].flatMap(({ term, text }) => (text === undefined ? [] : [{ term, text }]));
}

/**
 * Returns the metadata of a downloaded list: its entity and its week. Reads the query cache only and sends no
 * request.
 * @param compared the compared week, if any
 */
export function useExportMetadata(caption: string, compared?: ReportPeriod): () => ExportMetadata {
  const params = useReportParams();
  const { week } = params;
  const cache = useQueryClient();
  const path = useScreenPath();
  return () => {
    const owners = listOwners(cache, params);
    const info = readReport(cache, reports.period.weekInfo.options(week))?.weekInfo;
    const [days, fewSellers] = info ? [formatLoadedDays(info), describeFewSellers(info)] : [];
    const names = [caption, ...owners.map(({ text }) => text)].join(' ');
    return {
      fileName: week === undefined ? names : texts.fileName(names, week.weekNumber, week.year),
      lines: [
        ...owners,
        ...(week === undefined ? [] : [{ term: texts.period, text: formatWeek(week) }]),
        ...(compared === undefined ? [] : [{ term: texts.comparison, text: formatWeek(compared) }]),
        ...(days === undefined ? [] : [{ term: fieldDefinitions.daysCount.label, text: days }]),
        ...(fewSellers === undefined ? [] : [{ term: periods.loadedData, text: fewSellers }]),
        ...(info?.isDemo === true
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
