import { useQuery } from '@tanstack/react-query';
import type { BrandProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/plural.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
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

/** The products of the brand in the address, as a table. */
export function ProductList() {
  const { brand } = useAsked();
  return (
    <Report query={useQuery(brandProducts(brand))} what="товары бренда">
      {(body) => (
        <ReportList
          name="products"
          caption="Товары бренда"
          noun={nouns.product}
          rows={body.brandProducts}
          columns={columns}
          rowKey="productId"
          none="За эту неделю у бренда нет товаров"
          advice="Выберите другую неделю или другой бренд."
        />
      )}
    </Report>
  );
}
