import { useOwnShop } from '../follow/known-follows.ts';
import { useReportParams } from '../period/use-report-params.ts';

/** Returns whether the seller in the address is the person's own shop. */
export function useIsOwn(): boolean {
  const shop = useOwnShop();
  const { sellerId } = useReportParams();
  return shop !== undefined && shop === sellerId;
}
