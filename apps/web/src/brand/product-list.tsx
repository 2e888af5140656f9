import { useQuery } from '@tanstack/react-query';
import type { BrandProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useMemo } from 'react';
import type { TableSearchProps } from '../routing/use-table-search-params.ts';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ProductCharts } from '../report/charts/product-charts.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { brandProducts } from '../api/brand.ts';

const columns = [
  'productName',
  'categoryTitle',
  'revenue',
  'salesCount',
  'medianPrice',
  'commentsCount',
  'lastRating',
  'sellersCount',
  'potentialProfitIndex',
] as const satisfies readonly (keyof BrandProduct)[];

/** The same products as pictures. */
function Charts({ rows, ...table }: TableSearchProps & { rows: readonly BrandProduct[] }) {
  const products = useMemo(() => rows.map((row) => ({ ...row, price: row.medianPrice })), [rows]);
  return (
    <ProductCharts
      {...table}
      products={products}
      priceField="medianPrice"
      title="Выручка по медианной цене"
    />
  );
}

/** The products of the brand in the address, as pictures and as a table. */
export function ProductList() {
  const { brand } = useReportParams();
  const before = usePreviousList(brandProducts(usePreviousParams().brand), (body) => body.brandProducts);
  return (
    <Report
      query={useQuery(brandProducts(brand))}
      what="товары бренда"
      skeleton={<ListSkeleton above="prices" />}
    >
      {(body) => (
        <ReportList
          name="products"
          caption="Товары бренда"
          noun={nouns.product}
          rows={body.brandProducts}
          columns={columns}
          before={before}
          above={(table) => <Charts {...table} rows={body.brandProducts} />}
          none="За эту неделю у бренда нет товаров"
          advice="Выберите другую неделю или другой бренд."
        />
      )}
    </Report>
  );
}
