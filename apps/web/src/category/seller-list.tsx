import { useQuery } from '@tanstack/react-query';
import type { CategorySeller } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/plural.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { useAsked } from '../use-asked.ts';
import { categorySellers } from './queries.ts';

const columns = [
  'sellerTitle',
  'revenue',
  'shareRevenueFromCategory',
  'salesCount',
  'averagePrice',
  'medianPrice',
  'brandsCount',
  'productsCount',
  'lastRating',
  'potentialProfitIndex',
] as const satisfies readonly (keyof CategorySeller)[];

/** The sellers of the category in the address, as a table. */
export function SellerList() {
  const { category } = useAsked();
  return (
    <Report query={useQuery(categorySellers(category))} what="продавцов категории">
      {(body) => (
        <ReportList
          name="sellers"
          caption="Продавцы категории"
          noun={nouns.seller}
          rows={body.categorySellers}
          columns={columns}
          whole="shareRevenueFromCategory"
          none="За эту неделю в категории нет продавцов"
          advice="Выберите другую неделю или другую категорию."
        />
      )}
    </Report>
  );
}
