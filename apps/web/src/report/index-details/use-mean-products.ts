import { reports } from '../../api/reports.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { MeanIndex } from './index-subject.ts';

/** One product of a mean index. */
export interface WeightedProduct {
  productId: number;
  productName: string;
  potentialProfitIndex: number;
  revenue: number;
  brandTitle?: string;
  categoryTitle?: string;
}

type Row = WeightedProduct & { brandId?: number; categoryId?: number };

/**
 * Reads the sold products behind a mean index, the largest weight first, from the list of its seller, brand or
 * category.
 */
export function useMeanProducts({ sellerId, brandId, categoryId }: MeanIndex) {
  const { week } = useReportParams();
  const isOfSeller = sellerId !== undefined;
  const isOfBrand = !isOfSeller && brandId !== undefined && brandId > 0;
  const isOfCategory = !isOfSeller && !isOfBrand && categoryId !== undefined;
  const seller = reports.seller.products.useQuery(week && isOfSeller ? { ...week, sellerId } : undefined);
  const brand = reports.brand.products.useQuery(week && isOfBrand ? { ...week, brandId } : undefined);
  const category = reports.category.products.useQuery(
    week && isOfCategory ? { ...week, categoryId } : undefined,
  );
  const rows: readonly Row[] | undefined =
    seller.data?.sellerProducts ?? brand.data?.brandProducts ?? category.data?.productsByCategory;
  const query = isOfSeller ? seller : isOfBrand ? brand : category;
  const products = rows
    ?.filter((row) => row.revenue > 0)
    .filter((row) => isOfBrand || brandId === undefined || row.brandId === brandId)
    .filter((row) => isOfCategory || categoryId === undefined || row.categoryId === categoryId)
    .toSorted((a, b) => b.revenue - a.revenue || a.productId - b.productId);
  return { products, error: query.error, retry: () => void query.refetch() };
}
