import { useQuery } from '@tanstack/react-query';
import type { BrandProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useMemo } from 'react';
import type { AddressedTable } from '../addressed-table.ts';
import { useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { ProductCharts } from '../shell/product-charts.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { brandProducts } from './queries.ts';

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
function Charts({ rows, ...table }: AddressedTable & { rows: readonly BrandProduct[] }) {
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
  const { brand } = useAsked();
  const before = useListBefore(brandProducts(useAskedBefore().brand), (body) => body.brandProducts);
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
