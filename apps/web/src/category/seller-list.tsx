import type { CategorySeller } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { categoryReports, categoryTsr } from '../api/category.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { usePostReport } from '../api/use-post-report.ts';
import { ConcentrationAbove } from '../report/charts/concentration.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ category }: ReportParams, rules: { enabled: boolean }) {
  return usePostReport(categoryTsr.sellers, categoryReports.sellers(category), rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

const list: EntityListDefinition<Body, CategorySeller> = {
  name: 'sellers',
  caption: 'Продавцы категории',
  accusative: 'продавцов категории',
  noun: nouns.seller,
  columns: [
    'sellerTitle',
    'revenue',
    'shareRevenueFromCategory',
    'salesCount',
    'averagePrice',
    'medianPrice',
    'brandsCount',
    'productsCount',
    'lastRating',
    'potentialProfitIndex',
  ],
  summableShare: 'shareRevenueFromCategory',
  emptyTitle: 'За эту неделю в категории нет продавцов',
  advice: 'Выберите другую неделю или другую категорию.',
  useReport,
  getRows: (body) => body.categorySellers,
  chartShape: 'strip',
  minChartedRows: 1,
  renderCharts: (body) => (
    <ConcentrationAbove
      field="categorySellersHHI"
      hhi={body.categorySellersHHI}
      rows={body.categorySellers}
    />
  ),
};

/** The sellers of the category in the address; without charts where the profile's head has them. */
export const SellerList = (props: { hasCharts?: boolean }) => <EntityList list={list} {...props} />;
