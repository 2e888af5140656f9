import type { CategoryIndex } from '@vitrina/contract';
import { brandReports, brandTsr } from '../../api/brand.ts';
import { categoryReports, categoryTsr } from '../../api/category.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { OwnIndex } from './index-subject.ts';

/** What an index consists of, whatever it belongs to. */
export type IndexTerms = Omit<CategoryIndex, 'categoryId'>;

/** Reads what the index of a category or brand consists of. */
export function useIndexTerms({ kind, id }: OwnIndex) {
  const { week } = useReportParams();
  const category = categoryTsr.index.useQuery(
    categoryReports.index(kind === 'category' && week ? { ...week, categoryId: id } : undefined),
  );
  const brand = brandTsr.index.useQuery(
    brandReports.index(kind === 'brand' && week ? { ...week, brandId: id } : undefined),
  );
  const terms: IndexTerms | undefined = category.data?.categoryIndex ?? brand.data?.brandIndex;
  const query = kind === 'category' ? category : brand;
  return { terms, error: query.error, retry: () => void query.refetch() };
}
