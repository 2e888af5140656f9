import { useQuery } from '@tanstack/react-query';
import type { CategoryProduct } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/plural.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { useAsked } from '../use-asked.ts';
import { categoryProducts } from './queries.ts';

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

/** The products of the category in the address, as a table. */
export function ProductList() {
  const { category } = useAsked();
  return (
    <Report query={useQuery(categoryProducts(category))} what="товары категории">
      {(body) => (
        <ReportList
          name="products"
          caption="Товары категории"
          noun={nouns.product}
          rows={body.productsByCategory}
          columns={columns}
          rowKey="productId"
          none="За эту неделю в категории нет товаров"
          advice="Выберите другую неделю или другую категорию."
        />
      )}
    </Report>
  );
}
