import * as texts from '#texts/seller/lists';
import type { SellerCategory } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { ShareCharts } from '../report/charts/share-charts.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ seller }: ReportParams, rules: { enabled: boolean }) {
  return reports.seller.categories.useQuery(seller, rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

const list: EntityListDefinition<Body, SellerCategory> = {
  name: 'categories',
  ...texts.categories,
  noun: nouns.category,
  columns: [
    'categoryTitle',
    'revenue',
    'salesCount',
    'averagePrice',
    'shareRevenueFromSeller',
    'shareRevenueFromCategory',
    'competitorsCount',
    'productsCount',
    'potentialProfitIndex',
    'brandsCount',
  ],
  initiallyHidden: ['brandsCount'],
  summableShare: 'shareRevenueFromSeller',
  advice: texts.advice,
  useReport,
  getRows: (body) => body.sellerCategories,
  chartShape: 'ranking',
  renderCharts: (body) => <ShareCharts of="categories" rows={body.sellerCategories} />,
};

/** The categories of the seller in the address. */
export const CategoryList = (props: { maxRows?: number }) => <EntityList list={list} {...props} />;
