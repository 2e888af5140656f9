import { useQuery } from '@tanstack/react-query';
import type { CategoryProduct } from '@vitrina/contract';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { nouns } from '@vitrina/ui/format/plural';
import { Suspense, useMemo } from 'react';
import type { TableSearchProps } from '../routing/use-table-search-params.ts';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ProductCharts } from '../report/charts/product-charts.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { categoryProducts } from '../api/category.ts';

const columns = [
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
] as const satisfies readonly (keyof CategoryProduct)[];

/** Its code is fetched with the first list of a category's products: no other screen has it. */
const Scatter = createLazyComponent(async () => (await import('@vitrina/ui/charts/scatter')).Scatter);

/** Of the scatter, with its axes, px. */
const TALL = 218;

/** The same products as pictures: where the money is, and what sells at which price. */
function Charts({ rows, ...table }: TableSearchProps & { rows: readonly CategoryProduct[] }) {
  const products = useMemo(
    () =>
      rows.map(({ productName, brandTitle, medianPrice, revenue, potentialProfitIndex }, index) => ({
        key: index,
        title: productName,
        series: brandTitle,
        price: medianPrice,
        revenue,
        potentialProfitIndex,
      })),
    [rows],
  );
  return (
    <ProductCharts
      {...table}
      products={products}
      priceField="medianPrice"
      title="Выручка по медианной цене"
      beside={(range) => (
        <Suspense fallback={<div style={{ height: TALL }} />}>
          <Scatter
            title="Цена и выручка"
            priceLabel="Медианная цена"
            products={products}
            range={range}
            height={TALL}
          />
        </Suspense>
      )}
    />
  );
}

/** The products of the category in the address, as pictures and as a table. */
export function ProductList() {
  const { category } = useReportParams();
  const before = usePreviousList(
    categoryProducts(usePreviousParams().category),
    (body) => body.productsByCategory,
  );
  return (
    <Report
      query={useQuery(categoryProducts(category))}
      what="товары категории"
      skeleton={<ListSkeleton above="scatter" />}
    >
      {(body) => (
        <ReportList
          name="products"
          caption="Товары категории"
          noun={nouns.product}
          rows={body.productsByCategory}
          columns={columns}
          before={before}
          above={(table) => <Charts {...table} rows={body.productsByCategory} />}
          none="За эту неделю в категории нет товаров"
          advice="Выберите другую неделю или другую категорию."
        />
      )}
    </Report>
  );
}
