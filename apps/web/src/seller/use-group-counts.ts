import type { SellerChanges } from '@vitrina/contract';
import { getErrorCode } from '../api/api-error.ts';
import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { GroupCounts } from '../report/changes/changes.tsx';

const nothingOffered = { count: 0, undercutNowCount: 0 };

/**
 * Counts the cards of each group of a cut list, from the offers of both weeks in the seller's prices; undefined if
 * the list is whole or the backend has no prices.
 */
export function useGroupCounts({ count, products }: Pick<SellerChanges, 'count' | 'products'>): {
  counts: GroupCounts | undefined;
  isPending: boolean;
} {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const isCut = products.length < count;
  const params = isCut ? seller && { ...seller, against: text } : undefined;
  const { data, error, isLoading } = reports.seller.prices.useQuery(params);
  const isGone = getErrorCode(error) === 'SELLER_NOT_FOUND';
  const now = isGone ? nothingOffered : data?.sellerPrices;
  if (!isCut || now === undefined) return { counts: undefined, isPending: isCut && isLoading };
  const countBefore = isGone ? count : (data?.sellerPrices.before?.count ?? 0);
  const counts = {
    undercut: now.undercutNowCount,
    entered: count - countBefore,
    left: count - now.count,
  };
  return { counts, isPending: false };
}
