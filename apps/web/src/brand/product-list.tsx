import * as texts from '#texts/brand/lists';
import type { BrandProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { ProductCharts } from '../report/charts/product-charts.tsx';
import type { ReportParams } from '../routing/report-params.ts';

function useReport({ brand }: ReportParams, rules: { enabled: boolean }) {
  return reports.brand.products.useQuery(brand, rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

/** The columns of the products of a brand. */
export const brandProductColumns = [
  'productName',
  'categoryTitle',
  'revenue',
  'salesCount',
  'medianPrice',
  'commentsCount',
  'lastRating',
  'sellersCount',
  'potentialProfitIndex',
  'kaspiId',
  'productKaspiLink',
] as const;

const list: EntityListDefinition<Body, BrandProduct> = {
  name: 'products',
  ...texts.products,
  noun: nouns.product,
  columns: brandProductColumns,
  initiallyHidden: ['kaspiId', 'productKaspiLink'],
  isWhole: true,
  advice: texts.advice,
  useReport,
  getRows: (body) => body.brandProducts,
  chartShape: 'prices',
  renderCharts: (body, table) => (
    <ProductCharts
      {...table}
      products={body.brandProducts}
      priceField="medianPrice"
      title={texts.revenueByPrice}
    />
  ),
};

/** The products of the brand in the address. */
export const ProductList = () => <EntityList list={list} />;
