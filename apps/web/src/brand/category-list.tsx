import { useQuery } from '@tanstack/react-query';
import type { BrandCategory } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { PartCharts } from '../shell/part-charts.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { brandCategories } from './queries.ts';

const columns = [
  'categoryTitle',
  'revenue',
  'shareRevenueFromBrand',
  'shareRevenueFromCategory',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'productsCount',
  'potentialProfitIndex',
] as const satisfies readonly (keyof BrandCategory)[];

/** The categories of the brand in the address, as pictures and as a table. */
export function CategoryList() {
  const { brand } = useAsked();
  const before = useListBefore(brandCategories(useAskedBefore().brand), (body) => body.brandCategories);
  return (
    <Report
      query={useQuery(brandCategories(brand))}
      what="категории бренда"
      skeleton={<ListSkeleton above="ranking" />}
    >
      {(body) => (
        <ReportList
          name="categories"
          caption="Категории бренда"
          noun={nouns.category}
          rows={body.brandCategories}
          columns={columns}
          before={before}
          whole="shareRevenueFromBrand"
          above={() => <PartCharts of="categories" rows={body.brandCategories} />}
          none="За эту неделю у бренда нет категорий"
          advice="Выберите другую неделю или другой бренд."
        />
      )}
    </Report>
  );
}
