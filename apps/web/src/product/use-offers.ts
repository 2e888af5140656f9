import { productReports, productTsr } from '../api/product.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { readAgainstQuery } from '../routing/against-search-param.ts';

/** Reads the offers of the product in the address against the week that changes are held against. */
export function useOffers() {
  const { product, search } = useReportParams();
  return productTsr.offers.useQuery(
    productReports.offers(product && { ...product, ...readAgainstQuery(search) }),
  );
}
