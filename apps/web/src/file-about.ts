import { useQueryClient } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { fieldDefinitions } from '@vitrina/ui/fields';
import type { ExportMetadata } from '@vitrina/ui/report-table';
import { brandInfo } from './brand/queries.ts';
import { categoryInfo } from './category/queries.ts';
import { weekInfo } from './period/queries.ts';
import { weekLabel } from './period/week-label.ts';
import { withWeek } from './period/week.ts';
import { sellerInfo } from './seller/queries.ts';
import { useAsked } from './use-asked.ts';

/**
 * What a downloaded list says about itself: whose it is and of which week. It goes by what the screen
 * has asked already, and asks nothing.
 * @param compared the week it is compared with, if any
 */
export function useFileAbout(caption: string, compared?: ReportPeriod): () => ExportMetadata {
  const { week, seller, brand, category } = useAsked();
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
        ...(week === undefined ? [] : [{ term: 'Период', text: weekLabel(week) }]),
        ...(compared === undefined ? [] : [{ term: 'Сравнение', text: weekLabel(compared) }]),
        ...(isDemo === true
          ? [{ term: fieldDefinitions.isDemo.label, text: fieldDefinitions.isDemo.hint }]
          : []),
      ],
      addressOf: (href) => {
        const url = new URL(href, window.location.origin);
        if (week !== undefined && url.origin === window.location.origin)
          url.search = withWeek(url.searchParams, week).toString();
        return url.href;
      },
    };
  };
}
