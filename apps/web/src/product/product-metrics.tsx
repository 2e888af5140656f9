import type { ProductInfo } from '@vitrina/contract';
import type { ReactNode } from 'react';
import { reports } from '../api/reports.ts';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { ProfileMetrics } from '../report/profile/profile-metrics.tsx';
import { useMarketTotals } from '../report/profile/use-market-totals.ts';
import { useHistoryMetrics } from '../report/trend/use-history-metrics.tsx';
import { useProductHistory } from './product-history.ts';

const fields = [
  'revenue',
  'salesCount',
  'minPrice',
  'medianPrice',
  'sellersCount',
  'placeInCategory',
] as const satisfies readonly (keyof ProductInfo)[];

/** Metrics of a product with their changes; a phone expands the children with further ones. */
export function ProductMetrics({ info, children }: { info: ProductInfo; children?: ReactNode }) {
  const { productId } = info;
  const { week } = useAgainst();
  const before = toPreviousReport(reports.product.info.useQuery(week && { ...week, productId }));
  const { renderLine } = useHistoryMetrics(useProductHistory);
  return (
    <ProfileMetrics
      fields={fields}
      info={info}
      before={before === 'pending' ? before : before?.productInfo}
      market={useMarketTotals()}
      renderLine={renderLine}
      placesCount={info.placesInCategoryCount}
    >
      {children}
    </ProfileMetrics>
  );
}
