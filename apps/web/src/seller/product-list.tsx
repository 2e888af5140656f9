import { useQuery } from '@tanstack/react-query';
import type { SellerProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useMemo } from 'react';
import type { TableSearchProps } from '../routing/use-table-search-params.ts';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ProductCharts } from '../report/charts/product-charts.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { sellerProducts } from '../api/seller.ts';

const columns = [
  'productName',
  'brandTitle',
  'categoryTitle',
  'revenue',
  'sellerPrice',
  'commentsCount',
  'lastRating',
  'competitorsCount',
  'potentialProfitIndex',
  'salesCount',
] as const satisfies readonly (keyof SellerProduct)[];

/** The same products as pictures. */
function Charts({ rows, ...table }: TableSearchProps & { rows: readonly SellerProduct[] }) {
  const products = useMemo(() => rows.map((row) => ({ ...row, price: row.sellerPrice })), [rows]);
  return (
    <ProductCharts {...table} products={products} priceField="sellerPrice" title="Выручка по цене товара" />
  );
}

/** The products of the seller in the address, as pictures and as a table. */
export function ProductList() {
  const { seller } = useReportParams();
  const before = usePreviousList(sellerProducts(usePreviousParams().seller), (body) => body.sellerProducts);
  return (
    <Report
      query={useQuery(sellerProducts(seller))}
      what="товары продавца"
      skeleton={<ListSkeleton above="prices" />}
    >
      {(body) => (
        <ReportList
          name="products"
          caption="Товары продавца"
          noun={nouns.product}
          rows={body.sellerProducts}
          columns={columns}
          before={before}
          initiallyHidden={['salesCount']}
          above={(table) => <Charts {...table} rows={body.sellerProducts} />}
          none="За эту неделю у продавца нет товаров"
          advice="Выберите другую неделю или другого продавца."
        />
      )}
    </Report>
  );
}
