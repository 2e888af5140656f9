import type { CategoryBrand } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { categoryReports, categoryTsr } from '../api/category.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { ConcentrationAbove } from '../report/charts/concentration.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ category }: ReportParams, rules: { enabled: boolean }) {
  return categoryTsr.brands.useQuery({ ...categoryReports.brands(category), ...rules });
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

const list: EntityListDefinition<Body, CategoryBrand> = {
  name: 'brands',
  caption: 'Бренды категории',
  accusative: 'бренды категории',
  noun: nouns.brand,
  columns: [
    'brandTitle',
    'revenue',
    'shareRevenueFromCategory',
    'salesCount',
    'averagePrice',
    'sellersCount',
    'productsCount',
    'averageRating',
    'potentialProfitIndex',
  ],
  summableShare: 'shareRevenueFromCategory',
  emptyTitle: 'За эту неделю в категории нет брендов',
  advice: 'Выберите другую неделю или другую категорию.',
  useReport,
  getRows: (body) => body.categoryBrands,
  chartShape: 'strip',
  minChartedRows: 1,
  renderCharts: (body) => (
    <ConcentrationAbove field="categoryBrandsHHI" hhi={body.categoryBrandsHHI} rows={body.categoryBrands} />
  ),
};

/** The brands of the category in the address; without charts where the profile's head has them. */
export const BrandList = (props: { hasCharts?: boolean }) => <EntityList list={list} {...props} />;
