import { reports } from '../api/reports.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { readAgainstQuery } from '../routing/against-search-param.ts';

/** Reads the offers on the product in the address, with the compared week. */
export function useOffers() {
  const { product, search } = useReportParams();
  return reports.product.offers.useQuery(product && { ...product, ...readAgainstQuery(search) });
}
