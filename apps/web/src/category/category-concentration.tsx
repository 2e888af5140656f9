import { usePostReport } from '../api/use-post-report.ts';
import { Segments } from '@vitrina/ui/primitives/segments';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Concentration } from '../report/charts/concentration.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { categoryReports, categoryTsr } from '../api/category.ts';

const choices = [
  { name: 'sellers', title: 'Продавцы' },
  { name: 'brands', title: 'Бренды' },
] as const;

interface Props {
  of: 'sellers' | 'brands';
  /** The same rows stand in the open list. */
  isListed: boolean;
  /** What stands at the end of the heading's line. */
  aside?: ReactNode;
}

/** The place that is kept while the rows are on their way. */
const PLACE = 'min-h-35 max-md:min-h-62';

/** How concentrated the category's sellers are, or its brands. */
function CategoryConcentration({ of, isListed, aside }: Props) {
  const { category } = useReportParams();
  const sellers = usePostReport(categoryTsr.sellers, categoryReports.sellers(category), {
    enabled: of === 'sellers',
  });
  const brands = categoryTsr.brands.useQuery({
    ...categoryReports.brands(category),
    enabled: of === 'brands',
  });
  const market =
    of === 'sellers'
      ? {
          field: 'categorySellersHHI' as const,
          hhi: sellers.data?.categorySellersHHI,
          rivals: sellers.data?.categorySellers,
          hasFailed: sellers.isError,
        }
      : {
          field: 'categoryBrandsHHI' as const,
          hhi: brands.data?.categoryBrandsHHI,
          rivals: brands.data?.categoryBrands,
          hasFailed: brands.isError,
        };
  return <Concentration {...market} isListed={isListed} aside={aside} className={PLACE} />;
}

const inAddress = { tab: z.enum(['sellers', 'products', 'brands']) };

/** Both concentrations of a category, one at a time: that of the open list unless a person chose. */
export function Concentrations() {
  const [{ tab = 'sellers' }] = useTypedSearchParams(inAddress);
  const [chosen, choose] = useState<'sellers' | 'brands'>();
  const of = chosen ?? (tab === 'brands' ? 'brands' : 'sellers');
  return (
    <div className="mt-3 md:border-t md:border-line-soft md:pt-3">
      <CategoryConcentration
        of={of}
        isListed={of === tab}
        aside={
          <Segments
            label="Концентрация"
            choices={choices}
            value={of}
            onChange={choose}
            className="max-[22rem]:*:px-2"
          />
        }
      />
    </div>
  );
}
