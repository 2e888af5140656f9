import * as texts from '#texts/category/lists';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import type { CategoryProduct } from '@vitrina/contract';
import { noBrand } from '@vitrina/ui/format/no-brand';
import { nouns } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { EntityList, type EntityListDefinition } from '../report/entity-list.tsx';
import { ProductCharts } from '../report/charts/product-charts.tsx';
import type { TableSearchProps } from '../routing/use-table-search-params.ts';
import { Suspense, useMemo } from 'react';
import type { ReportParams } from '../routing/report-params.ts';

/** Loads with the first list of a category's products: no other screen uses it. */
const Scatter = createLazyComponent(async () => (await import('@vitrina/ui/charts/scatter')).Scatter);

/** Height of the scatter with its axes, and of its heading and summary, px. */
const TALL = 180;
const CAPTION = 56;

/** Charts of the same products: where the revenue is, and what sells at which price. */
function Charts({ rows, ...table }: TableSearchProps & { rows: readonly CategoryProduct[] }) {
  const products = useMemo(
    () =>
      rows.map(
        (
          { productName, brandId, brandTitle, medianPrice, revenue, salesCount, potentialProfitIndex },
          index,
        ) => ({
          key: index,
          title: productName,
          series: brandId === 0 ? noBrand : brandTitle,
          price: medianPrice,
          medianPrice,
          revenue,
          salesCount,
          potentialProfitIndex,
        }),
      ),
    [rows],
  );
  return (
    <ProductCharts
      {...table}
      products={products}
      priceField="medianPrice"
      title={texts.revenueByPrice}
      beside={(range) => (
        <Suspense fallback={<div style={{ height: CAPTION + TALL }} />}>
          <Scatter
            title={texts.priceAndSales}
            priceLabel={texts.price}
            products={products}
            range={range}
            height={TALL}
          />
        </Suspense>
      )}
    />
  );
}

function useReport({ category }: ReportParams, rules: { enabled: boolean }) {
  return reports.category.products.useQuery(category, rules);
}

type Body = NonNullable<ReturnType<typeof useReport>['data']>;

/** The columns of the products of a category. */
export const categoryProductColumns = [
  'productName',
  'brandTitle',
  'revenue',
  'salesCount',
  'medianPrice',
  'minPrice',
  'commentsCount',
  'averageRating',
  'sellersCount',
  'potentialProfitIndex',
  'kaspiId',
  'productKaspiLink',
] as const;

const list: EntityListDefinition<Body, CategoryProduct> = {
  name: 'products',
  ...texts.products,
  noun: nouns.product,
  columns: categoryProductColumns,
  // Without the smallest price, close to the median one, a name keeps 32 characters at 1440 px.
  initiallyHidden: ['minPrice', 'kaspiId', 'productKaspiLink'],
  isWhole: true,
  advice: texts.advice,
  useReport,
  getRows: (body) => body.productsByCategory,
  chartShape: 'scatter',
  renderCharts: (body, table) => <Charts {...table} rows={body.productsByCategory} />,
};

/** The products of the category in the address. */
export const ProductList = () => <EntityList list={list} />;
