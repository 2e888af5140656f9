import { useQuery } from '@tanstack/react-query';
import type { CategorySeller } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { ConcentrationAbove } from '../shell/concentration.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
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

/** The sellers of the category in the address, as a table; with a picture of how concentrated they are where no other shows it. */
export function SellerList({ isPictured = false }: { isPictured?: boolean }) {
  const { category } = useAsked();
  const before = useListBefore(categorySellers(useAskedBefore().category), (body) => body.categorySellers);
  return (
    <Report
      query={useQuery(categorySellers(category))}
      what="продавцов категории"
      skeleton={<ListSkeleton above={isPictured ? 'strip' : undefined} />}
    >
      {(body) => (
        <ReportList
          name="sellers"
          caption="Продавцы категории"
          noun={nouns.seller}
          rows={body.categorySellers}
          columns={columns}
          before={before}
          whole="shareRevenueFromCategory"
          picturedFrom={1}
          isTied={!isPictured}
          above={
            isPictured
              ? () => (
                  <ConcentrationAbove
                    field="categorySellersHHI"
                    hhi={body.categorySellersHHI}
                    rivals={body.categorySellers}
                  />
                )
              : undefined
          }
          none="За эту неделю в категории нет продавцов"
          advice="Выберите другую неделю или другую категорию."
        />
      )}
    </Report>
  );
}
