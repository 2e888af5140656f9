import { keepPreviousData } from '@tanstack/react-query';
import * as texts from '#texts/seller/rival';
import type { AssortmentGap, MissingProduct } from '@vitrina/contract';
import { formatCompactMoney, formatInteger } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { EmptyState } from '@vitrina/ui/primitives/states';
import type { ReactNode } from 'react';
import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { GapChoice, type RivalsProps, useGapChoice } from './rival-gap-choice.tsx';

/** «соперники: 2 из 13 · по 1,93 млн ₸», per offer: a longer line would be cut beside the revenue on a narrow phone. */
const describeMissing = ({ rivalsCount, sellersCount, revenuePerOffer }: MissingProduct): string =>
  texts.gapLine(formatInteger(rivalsCount), formatInteger(sellersCount), formatCompactMoney(revenuePerOffer));

/** «134 товара, продано за неделю на 12,3 млн ₸.»; of a cut list also how many rows the table has. */
const Summary = ({ gap }: { gap: AssortmentGap }) => (
  <p className="mr-auto">
    {insertElements(
      gap.products.length < gap.count ? texts.cutGap(formatInteger(gap.products.length)) : texts.gap,
      {
        cards: <b className="font-semibold">{formatCount(gap.count, nouns.product)}</b>,
        revenue: <b className="font-semibold">{formatCompactMoney(gap.revenue)}</b>,
      },
    )}
  </p>
);

const hiddenColumns = [
  'rivalsRevenue',
  'salesCount',
  'categoryTitle',
  'brandTitle',
  'kaspiId',
  'productKaspiLink',
] as const;

interface MissingProps {
  gap: AssortmentGap;
  /** What the list counts, and the choice of rivals and categories; in the toolbar. */
  chips: ReactNode;
}

const MissingProducts = ({ gap: { products, count }, chips }: MissingProps) => (
  <ReportList
    chips={chips}
    name="missing"
    caption={texts.gapCaption}
    noun={nouns.product}
    isPart={products.length < count}
    rows={products.map((row) => ({ ...row, phoneLine: describeMissing(row) }))}
    isWhole
    columns={[
      'productName',
      'revenue',
      'revenuePerOffer',
      'sellersCount',
      'rivalsCount',
      'medianPrice',
      'potentialProfitIndex',
      ...hiddenColumns,
    ]}
    initiallyHidden={hiddenColumns}
    phoneLayout={{
      value: 'revenue',
      secondary: ['phoneLine'],
      secondaryValue: '',
      isNameAlone: true,
    }}
    emptyTitle={texts.emptyGap}
    advice={texts.gapAdvice}
  />
);

/** The cards that the rivals offer and the seller in the address does not. */
function AssortmentGapList({ rivals }: RivalsProps) {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const { chosen, inMyCategories } = useGapChoice(rivals);
  const params = seller && {
    ...seller,
    against: text,
    rivalIds: (chosen ? [chosen] : rivals).map(({ sellerId }) => sellerId),
    inMyCategories,
  };
  const query = reports.seller.assortmentGap.useQuery(params, {
    placeholderData: keepPreviousData,
  });
  return (
    <Report query={query} what={texts.gapAccusative} skeleton={<ListSkeleton />}>
      {({ assortmentGap }) => (
        <MissingProducts
          gap={assortmentGap}
          chips={
            <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
              {assortmentGap.count > 0 && <Summary gap={assortmentGap} />}
              <GapChoice rivals={rivals} />
            </div>
          }
        />
      )}
    </Report>
  );
}

/** The cards of the rivals of the seller in the address that it does not offer; empty without rivals. */
export function GapList() {
  const { seller } = useReportParams();
  return (
    <Report
      query={reports.seller.similar.useQuery(seller)}
      what={texts.accusative}
      skeleton={<ListSkeleton />}
    >
      {({ similarSellers }) =>
        similarSellers.length === 0 ? (
          <div className="px-(--gutter)">
            <EmptyState title={texts.emptyList}>{texts.advice}</EmptyState>
          </div>
        ) : (
          <AssortmentGapList rivals={similarSellers} />
        )
      }
    </Report>
  );
}
