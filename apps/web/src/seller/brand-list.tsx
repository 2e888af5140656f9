import * as texts from '#texts/seller/lists';
import type { SellerBrand } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { ShareCharts } from '../report/charts/share-charts.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ seller }: ReportParams, rules: { enabled: boolean }) {
  return reports.seller.brands.useQuery(seller, rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

const list: EntityListDefinition<Body, SellerBrand> = {
  name: 'brands',
  ...texts.brands,
  noun: nouns.brand,
  columns: [
    'brandTitle',
    'revenue',
    'salesCount',
    'averagePrice',
    'shareRevenueFromSeller',
    'shareRevenueFromBrand',
    'competitorsCount',
    'productsCount',
    'potentialProfitIndex',
    'categoriesCount',
  ],
  initiallyHidden: ['categoriesCount'],
  summableShare: 'shareRevenueFromSeller',
  advice: texts.advice,
  useReport,
  getRows: (body) => body.sellerBrands,
  chartShape: 'ranking',
  renderCharts: (body) => <ShareCharts of="brands" rows={body.sellerBrands} />,
};

/** The brands of the seller in the address. */
export const BrandList = (props: { maxRows?: number }) => <EntityList list={list} {...props} />;
