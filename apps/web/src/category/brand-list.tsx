import { useQuery } from '@tanstack/react-query';
import type { CategoryBrand } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ConcentrationAbove } from '../report/charts/concentration.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { categoryBrands } from '../api/category.ts';

const columns = [
  'brandTitle',
  'revenue',
  'shareRevenueFromCategory',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'productsCount',
  'averageRating',
  'potentialProfitIndex',
] as const satisfies readonly (keyof CategoryBrand)[];

/** The brands of the category in the address, as a table; with a picture of how concentrated they are where no other shows it. */
export function BrandList({ isPictured = false }: { isPictured?: boolean }) {
  const { category } = useReportParams();
  const before = usePreviousList(categoryBrands(usePreviousParams().category), (body) => body.categoryBrands);
  return (
    <Report
      query={useQuery(categoryBrands(category))}
      what="бренды категории"
      skeleton={<ListSkeleton above={isPictured ? 'strip' : undefined} />}
    >
      {(body) => (
        <ReportList
          name="brands"
          caption="Бренды категории"
          noun={nouns.brand}
          rows={body.categoryBrands}
          columns={columns}
          before={before}
          summableShare="shareRevenueFromCategory"
          picturedFrom={1}
          isTied={!isPictured}
          above={
            isPictured
              ? () => (
                  <ConcentrationAbove
                    field="categoryBrandsHHI"
                    hhi={body.categoryBrandsHHI}
                    rivals={body.categoryBrands}
                  />
                )
              : undefined
          }
          none="За эту неделю в категории нет брендов"
          advice="Выберите другую неделю или другую категорию."
        />
      )}
    </Report>
  );
}
