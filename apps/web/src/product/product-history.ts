import { reports } from '../api/reports.ts';
import type { UseHistory } from '../report/trend/entity-history.ts';

/** Reads the history of the product in the address. */
export const useProductHistory: UseHistory = ({ product }, span) => {
  const result = reports.product.history.useQuery(product && { ...product, weeks: span });
  const history = result.data?.productHistory;
  return { result, name: history?.productName, weeks: history?.weeks };
};
