import type { CategoryIndex, ProductIndex } from '@vitrina/contract';
import { reports } from '../../api/reports.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { OwnIndex } from './index-subject.ts';

/** The terms of an index of any kind of entity; a product's include its rank in its category. */
export type IndexTerms = Omit<CategoryIndex, 'categoryId'> &
  Partial<Pick<ProductIndex, 'indexPlaceInCategory' | 'indexPlacesInCategoryCount'>>;

/** Reads the terms of the index of a category, brand or product. */
export function useIndexTerms({ kind, id }: OwnIndex) {
  const { week } = useReportParams();
  const category = reports.category.index.useQuery(
    kind === 'category' && week ? { ...week, categoryId: id } : undefined,
  );
  const brand = reports.brand.index.useQuery(kind === 'brand' && week ? { ...week, brandId: id } : undefined);
  const product = reports.product.index.useQuery(
    kind === 'product' && week ? { ...week, productId: id } : undefined,
  );
  const terms: IndexTerms | undefined =
    category.data?.categoryIndex ?? brand.data?.brandIndex ?? product.data?.productIndex;
  const query = { category, brand, product }[kind];
  return { terms, error: query.error, retry: () => void query.refetch() };
}
