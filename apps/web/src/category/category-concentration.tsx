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
  /** Whether the open list shows the same rows. */
  isListed: boolean;
  /** Content at the end of the heading. */
  aside?: ReactNode;
}

/** Minimum height, so that the layout does not shift when the rows arrive. */
const minHeight = 'min-h-35 max-md:min-h-62';

/** Concentration of the category's sellers or brands. */
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
          rows: sellers.data?.categorySellers,
          hasFailed: sellers.isError,
        }
      : {
          field: 'categoryBrandsHHI' as const,
          hhi: brands.data?.categoryBrandsHHI,
          rows: brands.data?.categoryBrands,
          hasFailed: brands.isError,
        };
  return <Concentration {...market} isListed={isListed} aside={aside} className={minHeight} />;
}

const searchShape = { tab: z.enum(['sellers', 'products', 'brands']) };

/** Whose concentration is shown at first: that of the open list, and whether the list shows the same rows. */
export function useConcentrationOf(): { tab: string; of: 'sellers' | 'brands' } {
  const [{ tab = 'sellers' }] = useTypedSearchParams(searchShape);
  return { tab, of: tab === 'brands' ? 'brands' : 'sellers' };
}

/** One of the category's two concentrations: the selected one, by default that of the open list. */
export function Concentrations() {
  const first = useConcentrationOf();
  const [chosen, choose] = useState<'sellers' | 'brands'>();
  const of = chosen ?? first.of;
  return (
    <div className="mt-3 md:border-t md:border-line-soft md:pt-3">
      <CategoryConcentration
        of={of}
        isListed={of === first.tab}
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
