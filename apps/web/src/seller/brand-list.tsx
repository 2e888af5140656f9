import { useQuery } from '@tanstack/react-query';
import type { SellerBrand } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ShareCharts } from '../report/charts/share-charts.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { sellerBrands } from '../api/seller.ts';

const columns = [
  'brandTitle',
  'revenue',
  'salesCount',
  'averagePrice',
  'shareRevenueFromSeller',
  'shareRevenueFromBrand',
  'competitorsCount',
  'productsCount',
  'potentialProfitIndex',
  'categoriesCount',
] as const satisfies readonly (keyof SellerBrand)[];

/** The brands of the seller in the address, as pictures and as a table. */
export function BrandList() {
  const { seller } = useReportParams();
  const before = usePreviousList(sellerBrands(usePreviousParams().seller), (body) => body.sellerBrands);
  return (
    <Report
      query={useQuery(sellerBrands(seller))}
      what="бренды продавца"
      skeleton={<ListSkeleton above="ranking" />}
    >
      {(body) => (
        <ReportList
          name="brands"
          caption="Бренды продавца"
          noun={nouns.brand}
          rows={body.sellerBrands}
          columns={columns}
          before={before}
          initiallyHidden={['categoriesCount']}
          summableShare="shareRevenueFromSeller"
          above={() => <ShareCharts of="brands" rows={body.sellerBrands} />}
          none="За эту неделю у продавца нет брендов"
          advice="Выберите другую неделю или другого продавца."
        />
      )}
    </Report>
  );
}
