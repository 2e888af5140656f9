import type { BrandChanges } from '@vitrina/contract';
import { getErrorCode } from '../api/api-error.ts';
import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { GroupCounts } from '../report/changes/changes.tsx';

/**
 * Counts the categories that entered and left a cut list, from the category counts of both weeks in the brand's
 * profiles; undefined if the list is whole or a profile is missing.
 */
export function useGroupCounts({ count, cells }: Pick<BrandChanges, 'count' | 'cells'>): {
  counts: GroupCounts | undefined;
  isPending: boolean;
} {
  const { brand } = useReportParams();
  const { week } = useAgainst();
  const isCut = cells.length < count;
  const now = reports.brand.info.useQuery(isCut ? brand : undefined);
  const before = reports.brand.info.useQuery(isCut && brand && week ? { ...brand, ...week } : undefined);
  const countBefore =
    getErrorCode(before.error) === 'BRAND_NOT_FOUND' ? 0 : before.data?.brandInfo.categoriesCount;
  const countNow = now.data?.brandInfo.categoriesCount;
  const isPending = isCut && (now.isLoading || before.isLoading);
  if (!isCut || countNow === undefined || countBefore === undefined) return { counts: undefined, isPending };
  return { counts: { entered: count - countBefore, left: count - countNow }, isPending };
}
