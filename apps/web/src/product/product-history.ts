import { productReports, productTsr } from '../api/product.ts';
import type { UseHistory } from '../report/trend/entity-history.ts';

/** Reads the history of the product in the address. */
export const useProductHistory: UseHistory = ({ product }, span) => {
  const result = productTsr.history.useQuery(productReports.history(product && { ...product, weeks: span }));
  const history = result.data?.productHistory;
  return { result, name: history?.productName, weeks: history?.weeks };
};
