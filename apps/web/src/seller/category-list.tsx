import { useQuery } from '@tanstack/react-query';
import type { SellerCategory } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { PartCharts } from '../shell/part-charts.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { sellerCategories } from './queries.ts';

const columns = [
  'categoryTitle',
  'revenue',
  'salesCount',
  'averagePrice',
  'shareRevenueFromSeller',
  'shareRevenueFromCategory',
  'competitorsCount',
  'productsCount',
  'potentialProfitIndex',
  'brandsCount',
] as const satisfies readonly (keyof SellerCategory)[];

/** The categories of the seller in the address, as pictures and as a table. */
export function CategoryList() {
  const { seller } = useAsked();
  const before = useListBefore(sellerCategories(useAskedBefore().seller), (body) => body.sellerCategories);
  return (
    <Report
      query={useQuery(sellerCategories(seller))}
      what="категории продавца"
      skeleton={<ListSkeleton above="ranking" />}
    >
      {(body) => (
        <ReportList
          name="categories"
          caption="Категории продавца"
          noun={nouns.category}
          rows={body.sellerCategories}
          columns={columns}
          before={before}
          hidden={['brandsCount']}
          whole="shareRevenueFromSeller"
          above={() => <PartCharts of="categories" rows={body.sellerCategories} />}
          none="За эту неделю у продавца нет категорий"
          advice="Выберите другую неделю или другого продавца."
        />
      )}
    </Report>
  );
}
