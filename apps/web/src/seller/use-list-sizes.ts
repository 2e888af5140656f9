import { useQuery } from '@tanstack/react-query';
import { useReportParams } from '../period/use-report-params.ts';
import { sellerBrands, sellerCategories, sellerProducts } from '../api/seller.ts';

/** How many rows each list of the seller in the address has, once it is known. */
export function useListSizes() {
  const { seller } = useReportParams();
  return {
    categories: useQuery(sellerCategories(seller)).data?.sellerCategories.length,
    brands: useQuery(sellerBrands(seller)).data?.sellerBrands.length,
    products: useQuery(sellerProducts(seller)).data?.sellerProducts.length,
  };
}
