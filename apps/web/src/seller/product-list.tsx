import { useQuery } from '@tanstack/react-query';
import type { SellerProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useMemo } from 'react';
import type { AddressedTable } from '../addressed-table.ts';
import { useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { ProductCharts } from '../shell/product-charts.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { sellerProducts } from './queries.ts';

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
function Charts({ rows, ...table }: AddressedTable & { rows: readonly SellerProduct[] }) {
  const products = useMemo(() => rows.map((row) => ({ ...row, price: row.sellerPrice })), [rows]);
  return (
    <ProductCharts {...table} products={products} priceField="sellerPrice" title="Выручка по цене товара" />
  );
}

/** The products of the seller in the address, as pictures and as a table. */
export function ProductList() {
  const { seller } = useAsked();
  const before = useListBefore(sellerProducts(useAskedBefore().seller), (body) => body.sellerProducts);
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
          hidden={['salesCount']}
          above={(table) => <Charts {...table} rows={body.sellerProducts} />}
          none="За эту неделю у продавца нет товаров"
          advice="Выберите другую неделю или другого продавца."
        />
      )}
    </Report>
  );
}
