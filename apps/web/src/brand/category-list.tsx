import { useQuery } from '@tanstack/react-query';
import type { BrandCategory } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ShareCharts } from '../report/charts/share-charts.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { brandCategories } from '../api/brand.ts';

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
  const { brand } = useReportParams();
  const before = usePreviousList(brandCategories(usePreviousParams().brand), (body) => body.brandCategories);
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
          summableShare="shareRevenueFromBrand"
          above={() => <ShareCharts of="categories" rows={body.brandCategories} />}
          none="За эту неделю у бренда нет категорий"
          advice="Выберите другую неделю или другой бренд."
        />
      )}
    </Report>
  );
}
