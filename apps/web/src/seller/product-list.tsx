import { useQuery } from '@tanstack/react-query';
import type { SellerProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/plural.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
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

/** The products of the seller in the address, as a table. */
export function ProductList() {
  const { seller } = useAsked();
  return (
    <Report query={useQuery(sellerProducts(seller))} what="товары продавца">
      {(body) => (
        <ReportList
          name="products"
          caption="Товары продавца"
          noun={nouns.product}
          rows={body.sellerProducts}
          columns={columns}
          hidden={['salesCount']}
          rowKey="productId"
          none="За эту неделю у продавца нет товаров"
          advice="Выберите другую неделю или другого продавца."
        />
      )}
    </Report>
  );
}
