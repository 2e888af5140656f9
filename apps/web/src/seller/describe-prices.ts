import * as texts from '#texts/seller/price';
import type { SellerPrices } from '@vitrina/contract';
import { formatInteger, formatPercent } from '@vitrina/ui/format/numbers';

const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '—' : formatPercent(part / whole);

/**
 * Describes the cards where a seller has the smallest price: their number, their share of its revenue, and both for
 * the earlier week.
 */
export const describePrices = ({
  cheapestCount,
  count,
  revenueWhereCheapest,
  revenue,
  before,
}: SellerPrices) => ({
  cheapest: texts.outOf(formatInteger(cheapestCount), formatInteger(count)),
  revenueShare: texts.revenueShare(formatShare(revenueWhereCheapest, revenue)),
  before:
    before === null
      ? undefined
      : texts.before(
          texts.outOf(formatInteger(before.cheapestCount), formatInteger(before.count)),
          formatShare(before.revenueWhereCheapest, before.revenue),
        ),
});
