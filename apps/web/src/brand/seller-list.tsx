import * as texts from '#texts/brand/lists';
import type { BrandSeller } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { ConcentrationAbove } from '../report/charts/concentration.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ brand }: ReportParams, rules: { enabled: boolean }) {
  return reports.brand.sellers.useQuery(brand, rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

const list: EntityListDefinition<Body, BrandSeller> = {
  name: 'sellers',
  ...texts.sellers,
  noun: nouns.seller,
  columns: [
    'sellerTitle',
    'revenue',
    'shareRevenueFromBrand',
    'salesCount',
    'averagePrice',
    'medianPrice',
    'categoriesCount',
    'productsCount',
    'lastRating',
    'potentialProfitIndex',
  ],
  summableShare: 'shareRevenueFromBrand',
  advice: texts.advice,
  useReport,
  getRows: (body) => body.brandSellers,
  chartShape: 'strip',
  minChartedRows: 1,
  renderCharts: (body) => (
    <ConcentrationAbove field="brandSellersHHI" hhi={body.brandSellersHHI} rows={body.brandSellers} />
  ),
};

/** The sellers of the brand in the address; without charts where a tab of its own has them. */
export const SellerList = (props: { hasCharts?: boolean }) => <EntityList list={list} {...props} />;
