import { useQuery } from '@tanstack/react-query';
import type { SellerCategory } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ShareCharts } from '../report/charts/share-charts.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { sellerCategories } from '../api/seller.ts';

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
  const { seller } = useReportParams();
  const before = usePreviousList(
    sellerCategories(usePreviousParams().seller),
    (body) => body.sellerCategories,
  );
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
          initiallyHidden={['brandsCount']}
          summableShare="shareRevenueFromSeller"
          above={() => <ShareCharts of="categories" rows={body.sellerCategories} />}
          none="За эту неделю у продавца нет категорий"
          advice="Выберите другую неделю или другого продавца."
        />
      )}
    </Report>
  );
}
