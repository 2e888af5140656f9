import { useQuery } from '@tanstack/react-query';
import type { SellerBrand } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { PartCharts } from '../shell/part-charts.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { sellerBrands } from './queries.ts';

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
  const { seller } = useAsked();
  const before = useListBefore(sellerBrands(useAskedBefore().seller), (body) => body.sellerBrands);
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
          hidden={['categoriesCount']}
          whole="shareRevenueFromSeller"
          above={() => <PartCharts of="brands" rows={body.sellerBrands} />}
          none="За эту неделю у продавца нет брендов"
          advice="Выберите другую неделю или другого продавца."
        />
      )}
    </Report>
  );
}
