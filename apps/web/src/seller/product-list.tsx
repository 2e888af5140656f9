import * as texts from '#texts/seller/lists';
import type { SellerProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { ProductCharts } from '../report/charts/product-charts.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ seller }: ReportParams, rules: { enabled: boolean }) {
  return reports.seller.products.useQuery(seller, rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

/** The columns of the products of a seller. */
export const sellerProductColumns = [
  'productName',
  'brandTitle',
  'categoryTitle',
  'revenue',
  'salesCount',
  'sellerPrice',
  'commentsCount',
  'lastRating',
  'competitorsCount',
  'potentialProfitIndex',
  'kaspiId',
  'productKaspiLink',
] as const;

const list: EntityListDefinition<Body, SellerProduct> = {
  name: 'products',
  ...texts.products,
  noun: nouns.product,
  columns: sellerProductColumns,
  initiallyHidden: ['kaspiId', 'productKaspiLink'],
  advice: texts.advice,
  useReport,
  getRows: (body) => body.sellerProducts,
  chartShape: 'prices',
  renderCharts: (body, table) => (
    <ProductCharts
      {...table}
      products={body.sellerProducts}
      priceField="sellerPrice"
      title={texts.revenueByPrice}
    />
  ),
};

/** The products of the seller in the address. */
export const ProductList = (props: { maxRows?: number }) => <EntityList list={list} {...props} />;
