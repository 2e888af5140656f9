import * as texts from '#texts/seller/rival';
import type { SimilarSeller } from '@vitrina/contract';
import { formatCompactMoney, formatInteger } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { reports } from '../api/reports.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';

/** «соперник дешевле на 12 из 40» */
const describePrices = ({ cheaperCount, sharedProductsCount }: SimilarSeller): string =>
  texts.pricesLine(formatInteger(sharedProductsCount), formatInteger(cheaperCount));

/** «Выручка на общих товарах больше всего с Technika Orda: 108 млн ₸, 214 товаров.» */
const Summary = ({ closest }: { closest: SimilarSeller }) => (
  <p>
    {insertElements(texts.closest, {
      seller: <b className="font-semibold">{closest.sellerTitle}</b>,
      cards: formatCount(closest.sharedProductsCount, nouns.product),
      revenue: <b className="font-semibold">{formatCompactMoney(closest.sharedRevenue)}</b>,
    })}
  </p>
);

/** The sellers that share most cards with one. */
const SimilarSellers = ({ sellers }: { sellers: readonly SimilarSeller[] }) => (
  <ReportList
    chips={sellers[0] && <Summary closest={sellers[0]} />}
    name="rivals"
    caption={texts.caption}
    noun={nouns.seller}
    rows={sellers.map((row) => ({ ...row, phoneLine: describePrices(row) }))}
    initialOrder="sharedRevenue"
    columns={[
      'sellerTitle',
      'sharedRevenue',
      'sharedProductsCount',
      'cheaperCount',
      'dearerCount',
      'equalCount',
      'overlap',
      'revenue',
    ]}
    phoneLayout={{ value: 'sharedRevenue', secondary: ['phoneLine'], secondaryValue: 'overlap' }}
    emptyTitle={texts.emptyList}
    advice={texts.advice}
  />
);

/** Sellers that offer cards of the seller in the address. */
export function RivalList() {
  const { seller } = useReportParams();
  return (
    <Report
      query={reports.seller.similar.useQuery(seller)}
      what={texts.accusative}
      skeleton={<ListSkeleton />}
    >
      {({ similarSellers }) => <SimilarSellers sellers={similarSellers} />}
    </Report>
  );
}
