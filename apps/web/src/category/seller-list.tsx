import { useQuery } from '@tanstack/react-query';
import type { CategorySeller } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ConcentrationAbove } from '../report/charts/concentration.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { categorySellers } from '../api/category.ts';

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
  const { category } = useReportParams();
  const before = usePreviousList(
    categorySellers(usePreviousParams().category),
    (body) => body.categorySellers,
  );
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
          summableShare="shareRevenueFromCategory"
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
