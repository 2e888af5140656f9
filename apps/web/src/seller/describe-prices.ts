import type { SellerPrices } from '@vitrina/contract';
import { formatInteger, formatPercent } from '@vitrina/ui/format/numbers';

const shareOf = (part: number, whole: number): string => (whole === 0 ? '—' : formatPercent(part / whole));

/** On how many cards a seller has the smallest price, what part of its revenue they give, and the same of the earlier week. */
export const describePrices = ({
  cheapestCount,
  count,
  revenueWhereCheapest,
  revenue,
  before,
}: SellerPrices) => ({
  cheapest: `${formatInteger(cheapestCount)} из ${formatInteger(count)}`,
  revenueShare: shareOf(revenueWhereCheapest, revenue),
  before:
    before === null
      ? undefined
      : `Было на ${formatInteger(before.cheapestCount)} из ${formatInteger(before.count)}: ${shareOf(before.revenueWhereCheapest, before.revenue)}.`,
});
