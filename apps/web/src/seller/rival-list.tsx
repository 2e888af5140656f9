import * as texts from '#texts/seller/rival';
import type { SimilarSeller } from '@vitrina/contract';
import { formatCompactMoney, formatInteger } from '@vitrina/ui/format/numbers';
import { formatCount, formatCountGenitive, nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Segments } from '@vitrina/ui/primitives/segments';
import * as z from 'zod/mini';
import { reports } from '../api/reports.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { useIsShared } from '../routing/shared-screen.ts';
import { useTypedSearchParams } from '../routing/search-params.ts';
import { AssortmentGapList, GapChoice } from './rival-gap-list.tsx';

const viewParam = { view: z.enum(['missing']) };

/** «соперник дешевле на 12 из 40» */
const describePrices = ({ cheaperCount, sharedProductsCount }: SimilarSeller): string =>
  texts.pricesLine(formatInteger(sharedProductsCount), formatInteger(cheaperCount));

/** «Своя выручка на общих карточках больше всего с Technika Orda: 108 млн ₸, 214 карточек. Соперник дешевле на 102 из 214 карточек, дороже на 74.» */
const Summary = ({ closest }: { closest: SimilarSeller }) => (
  <p>
    {insertElements(texts.closest, {
      seller: <b className="font-semibold">{closest.sellerTitle}</b>,
      cards: formatCount(closest.sharedProductsCount, nouns.card),
      revenue: <b className="font-semibold">{formatCompactMoney(closest.sharedRevenue)}</b>,
    })}
    <span className="text-ink-2 max-md:hidden">
      {' '}
      {texts.closestPrices(
        formatInteger(closest.cheaperCount),
        formatCountGenitive(closest.sharedProductsCount, nouns.card),
        formatInteger(closest.dearerCount),
      )}
    </span>
  </p>
);

/** The sellers that share most cards with one. */
const SimilarSellers = ({ sellers }: { sellers: readonly SimilarSeller[] }) => (
  <ReportList
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

/** Returns the chosen view, and a function that chooses one; a shared link opens only similar sellers. */
function useView() {
  const [{ view }, change] = useTypedSearchParams(viewParam);
  const canChange = !useIsShared();
  return { view: canChange ? view : undefined, change, canChange };
}

/** Sellers that offer cards of the seller in the address, and their other offers. */
export function RivalList() {
  const { seller } = useReportParams();
  const { view, change, canChange } = useView();
  return (
    <Report
      query={reports.seller.similar.useQuery(seller)}
      what={texts.accusative}
      skeleton={<ListSkeleton />}
    >
      {({ similarSellers }) => {
        const [closest] = similarSellers;
        if (closest === undefined) return <SimilarSellers sellers={[]} />;
        return (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) pt-3 max-md:gap-x-3 max-md:pt-2">
              {canChange && (
                <Segments
                  label={texts.views}
                  choices={[
                    { name: 'similar', title: texts.similar },
                    { name: 'missing', title: texts.missing },
                  ]}
                  value={view ?? 'similar'}
                  onChange={(name) => change({ view: name === 'similar' ? undefined : name })}
                  className="max-[22rem]:*:px-1.5"
                />
              )}
              {view === undefined ? <Summary closest={closest} /> : <GapChoice rivals={similarSellers} />}
            </div>
            {view === undefined ? (
              <SimilarSellers sellers={similarSellers} />
            ) : (
              <AssortmentGapList rivals={similarSellers} />
            )}
          </>
        );
      }}
    </Report>
  );
}
