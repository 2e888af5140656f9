import * as texts from '#texts/brand/lists';
import type { BrandCategory } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { ShareCharts } from '../report/charts/share-charts.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ brand }: ReportParams, rules: { enabled: boolean }) {
  return reports.brand.categories.useQuery(brand, rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

const list: EntityListDefinition<Body, BrandCategory> = {
  name: 'categories',
  ...texts.categories,
  noun: nouns.category,
  columns: [
    'categoryTitle',
    'revenue',
    'shareRevenueFromBrand',
    'shareRevenueFromCategory',
    'salesCount',
    'averagePrice',
    'sellersCount',
    'productsCount',
    'potentialProfitIndex',
  ],
  summableShare: 'shareRevenueFromBrand',
  advice: texts.advice,
  useReport,
  getRows: (body) => body.brandCategories,
  chartShape: 'ranking',
  renderCharts: (body) => <ShareCharts of="categories" rows={body.brandCategories} />,
};

/** The categories of the brand in the address. */
export const CategoryList = () => <EntityList list={list} />;
