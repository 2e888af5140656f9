import type { CategoryInfo } from '@vitrina/contract';
import { usePostReport } from '../api/use-post-report.ts';
import { countEffectiveRivals } from '@vitrina/ui/format/concentration';
import { nouns } from '@vitrina/ui/format/plural';
import { ConcentrationLine } from '@vitrina/ui/primitives/concentration-line';
import { Segments } from '@vitrina/ui/primitives/segments';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { CollapseButton } from '../report/charts/collapse-button.tsx';
import { Concentration } from '../report/charts/concentration.tsx';
import { CONCENTRATION, useChartsShown } from '../report/charts/use-charts-shown.ts';
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

/** Minimum height, so that the layout does not shift when the rows arrive; a list below has the legend's names. */
const getMinHeight = (isListed: boolean) =>
  isListed ? 'min-h-28 max-md:min-h-38' : 'min-h-35 max-md:min-h-62';

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
  return <Concentration {...market} isListed={isListed} aside={aside} className={getMinHeight(isListed)} />;
}

const searchShape = { tab: z.enum(['sellers', 'products', 'brands']) };

/** Whose concentration is shown at first: that of the open list, and whether the list shows the same rows. */
function useConcentrationOf(): { tab: string; of: 'sellers' | 'brands' } {
  const [{ tab = 'sellers' }] = useTypedSearchParams(searchShape);
  return { tab, of: tab === 'brands' ? 'brands' : 'sellers' };
}

/** The opened concentration: the selected one of the two, by default that of the open list. */
function OpenConcentration({ onClose }: { onClose: () => void }) {
  const first = useConcentrationOf();
  const [chosen, choose] = useState<'sellers' | 'brands'>();
  const of = chosen ?? first.of;
  return (
    <div className="border-b border-line py-2">
      <CategoryConcentration
        of={of}
        isListed={of === first.tab}
        aside={
          <span className="flex gap-2">
            <Segments
              label="Концентрация"
              choices={choices}
              value={of}
              onChange={choose}
              className="max-[22rem]:*:px-2"
            />
            <CollapseButton what="концентрацию" isShown onChange={onClose} />
          </span>
        }
      />
    </div>
  );
}

/** The concentration of a category: a line in words, which opens the shares of its sellers and brands. */
export function Concentrations({ info }: { info: CategoryInfo }) {
  const [isShown, show] = useChartsShown(CONCENTRATION);
  const hhi = info.categorySellersHHI;
  if (hhi === null) return null;
  if (isShown) return <OpenConcentration onClose={() => show(false)} />;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 border-b border-line py-0.5 max-md:flex-nowrap max-md:py-2">
      <h2 className="text-section max-md:sr-only">Концентрация продавцов</h2>
      <span className="flex-1">
        <ConcentrationLine hhi={hhi} rivals={countEffectiveRivals(hhi) ?? 1} noun={nouns.seller} />
      </span>
      <CollapseButton what="концентрацию" isShown={false} onChange={show} />
    </div>
  );
}
