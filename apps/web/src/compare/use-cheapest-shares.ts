import { useQueries } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { reports } from '../api/reports.ts';
import type { ComparedKind } from './compared-entities.ts';
import type { Compared } from './use-compared.ts';

/** Share of each seller's revenue on cards where it is the cheapest; undefined while loading. */
export type CheapestShare = number | null | undefined | 'failed';

/** Reads that share for each seller; no list for other kinds. */
export function useCheapestShares(
  kind: ComparedKind,
  entities: readonly Compared[],
  week: ReportPeriod,
): readonly CheapestShare[] | undefined {
  const requests =
    kind === 'seller'
      ? entities.map(({ id }) => reports.seller.prices.options({ ...week, sellerId: id }))
      : [];
  const results = useQueries({
    queries: requests.map((request) => ({
      ...request,
      select: (response: { body: unknown }): number | null => {
        const { revenue, revenueWhereCheapest } = request.select(response).sellerPrices;
        return revenue > 0 ? revenueWhereCheapest / revenue : null;
      },
    })),
  });
  return kind === 'seller' ? results.map(({ data, isError }) => (isError ? 'failed' : data)) : undefined;
}
