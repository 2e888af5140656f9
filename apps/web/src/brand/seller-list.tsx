import { useQuery } from '@tanstack/react-query';
import type { BrandSeller } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { ConcentrationAbove } from '../report/charts/concentration.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { brandSellers } from '../api/brand.ts';

const columns = [
  'sellerTitle',
  'revenue',
  'shareRevenueFromBrand',
  'salesCount',
  'averagePrice',
  'medianPrice',
  'categoriesCount',
  'productsCount',
  'lastRating',
  'potentialProfitIndex',
] as const satisfies readonly (keyof BrandSeller)[];

/** The sellers of the brand in the address, as a table, under how concentrated they are. */
export function SellerList() {
  const { brand } = useReportParams();
  const before = usePreviousList(brandSellers(usePreviousParams().brand), (body) => body.brandSellers);
  return (
    <Report
      query={useQuery(brandSellers(brand))}
      what="продавцов бренда"
      skeleton={<ListSkeleton above="strip" />}
    >
      {(body) => (
        <ReportList
          name="sellers"
          caption="Продавцы бренда"
          noun={nouns.seller}
          rows={body.brandSellers}
          columns={columns}
          before={before}
          summableShare="shareRevenueFromBrand"
          picturedFrom={1}
          above={() => (
            <ConcentrationAbove
              field="brandSellersHHI"
              hhi={body.brandSellersHHI}
              rivals={body.brandSellers}
            />
          )}
          none="За эту неделю у бренда нет продавцов"
          advice="Выберите другую неделю или другой бренд."
        />
      )}
    </Report>
  );
}
