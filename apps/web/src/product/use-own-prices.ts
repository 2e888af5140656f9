import { useMemo } from 'react';
import { reports } from '../api/reports.ts';
import { useOwnShop } from '../follow/known-follows.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { formatWeekText } from '../routing/against-search-param.ts';

/** The price of one seller's offer in a week. */
export interface OwnPrice {
  price: number;
  /** Rank among the card's prices, 1 = cheapest. */
  priceRank: number | null;
  /** Number of offers on the card. */
  sellersCount: number | null;
}

/** Returns the seller whose offer is marked: the one in the address, else the own shop. */
export function useOwnSeller(): number | undefined {
  const { sellerId } = useReportParams();
  const ownShop = useOwnShop();
  return sellerId ?? ownShop;
}

/**
 * Returns the prices of the marked seller by week; empty without a seller, and until loaded.
 * @param weeks number of calendar weeks that end with the current one
 */
export function useOwnPrices(weeks: number): ReadonlyMap<string, OwnPrice> {
  const { product } = useReportParams();
  const sellerId = useOwnSeller();
  const params = product && sellerId !== undefined ? { ...product, sellerId, weeks } : undefined;
  const { data } = reports.product.offerHistory.useQuery(params);
  return useMemo(() => {
    const known = data?.offerHistory.weeks.flatMap(({ price, priceRank, sellersCount, ...week }) =>
      price === null ? [] : [[formatWeekText(week), { price, priceRank, sellersCount }] as const],
    );
    return new Map(known);
  }, [data]);
}
