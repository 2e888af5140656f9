import { useQuery } from '@tanstack/react-query';
import type { CategoryBrand } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { ConcentrationAbove } from '../shell/concentration.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { categoryBrands } from './queries.ts';

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
  const { category } = useAsked();
  const before = useListBefore(categoryBrands(useAskedBefore().category), (body) => body.categoryBrands);
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
          whole="shareRevenueFromCategory"
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
