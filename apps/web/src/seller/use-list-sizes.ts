import { useQuery } from '@tanstack/react-query';
import { useAsked } from '../use-asked.ts';
import { sellerBrands, sellerCategories, sellerProducts } from './queries.ts';

/** How many rows each list of the seller in the address has, once it is known. */
export function useListSizes() {
  const { seller } = useAsked();
  return {
    categories: useQuery(sellerCategories(seller)).data?.sellerCategories.length,
    brands: useQuery(sellerBrands(seller)).data?.sellerBrands.length,
    products: useQuery(sellerProducts(seller)).data?.sellerProducts.length,
  };
}
