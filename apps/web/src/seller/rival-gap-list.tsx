import { keepPreviousData } from '@tanstack/react-query';
import * as texts from '#texts/seller/rival';
import type { AssortmentGap, MissingProduct, SimilarSeller } from '@vitrina/contract';
import { formatCompactMoney, formatInteger } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Button } from '@vitrina/ui/primitives/button';
import { Checkbox } from '@vitrina/ui/primitives/checkbox';
import { Menu, MenuChoice } from '@vitrina/ui/primitives/menu';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { ChevronDown } from 'lucide-react';
import * as z from 'zod/mini';
import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { idParam, useTypedSearchParams } from '../routing/search-params.ts';

const gapParams = { rival: idParam, everywhere: z.literal('1') };

/** «соперники: 2 из 13 · по 1,93 млн ₸», per offer: a longer line would be cut beside the revenue on a narrow phone. */
const describeMissing = ({ rivalsCount, sellersCount, revenuePerOffer }: MissingProduct): string =>
  texts.gapLine(formatInteger(rivalsCount), formatInteger(sellersCount), formatCompactMoney(revenuePerOffer));

interface RivalMenuProps {
  rivals: readonly SimilarSeller[];
  chosen: SimilarSeller | undefined;
  onChange: (sellerId: number | undefined) => void;
  phone: boolean;
}

/** Chooses one rival, or all of them. */
const RivalMenu = ({ rivals, chosen, onChange, phone }: RivalMenuProps) => (
  <Menu
    title={texts.whose}
    trigger={
      <Button small variant={phone ? 'outlined' : 'quiet'} className="max-w-72 print:hidden max-md:max-w-40">
        <span className="truncate">
          {chosen?.sellerTitle ??
            (phone ? texts.countAllShort : texts.countAll)(formatInteger(rivals.length))}
        </span>
        <ChevronDown className="size-4 shrink-0 text-ink-2" aria-hidden="true" />
      </Button>
    }
  >
    <MenuChoice chosen={chosen === undefined} onSelect={() => onChange(undefined)}>
      {texts.allRivals}
    </MenuChoice>
    {rivals.map((rival) => (
      <MenuChoice key={rival.sellerId} chosen={rival === chosen} onSelect={() => onChange(rival.sellerId)}>
        {rival.sellerTitle}
      </MenuChoice>
    ))}
  </Menu>
);

/** «134 карточки, за неделю 12,3 млн ₸.» */
const Summary = ({ gap }: { gap: AssortmentGap }) => (
  <p>
    {insertElements(texts.gap, {
      cards: <b className="font-semibold">{formatCount(gap.count, nouns.product)}</b>,
      revenue: <b className="font-semibold">{formatCompactMoney(gap.revenue)}</b>,
    })}
    {gap.products.length < gap.count && (
      <span className="text-ink-2"> {texts.listedGap(formatInteger(gap.products.length))}</span>
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

const MissingProducts = ({ gap: { products, count } }: { gap: AssortmentGap }) => (
  <ReportList
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

/** Returns the address's rivals, one or all of the list, and whether cards of all categories count. */
function useGapChoice(rivals: readonly SimilarSeller[]) {
  const [{ rival, everywhere }, change] = useTypedSearchParams(gapParams);
  const chosen = rivals.find(({ sellerId }) => sellerId === rival);
  return { chosen, inMyCategories: everywhere === undefined, change };
}

interface Props {
  /** The sellers that share most cards with the one in the address. */
  rivals: readonly SimilarSeller[];
}

/** Chooses the rivals and the categories of the cards. */
function GapChoice({ rivals }: Props) {
  const { chosen, inMyCategories, change } = useGapChoice(rivals);
  const phone = useIsPhone();
  return (
    <>
      <RivalMenu
        rivals={rivals}
        chosen={chosen}
        onChange={(sellerId) => change({ rival: sellerId })}
        phone={phone}
      />
      <Checkbox checked={inMyCategories} onChange={(isOn) => change({ everywhere: isOn ? undefined : '1' })}>
        {phone ? texts.inOwnCategoriesShort : texts.inOwnCategories}
      </Checkbox>
    </>
  );
}

/** The cards that the rivals offer and the seller in the address does not. */
function AssortmentGapList({ rivals }: Props) {
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
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) pt-1 max-md:gap-x-3 max-md:pt-2">
            {assortmentGap.count > 0 && <Summary gap={assortmentGap} />}
            <span className="ml-auto flex flex-wrap items-center gap-x-4 max-md:ml-0 max-md:gap-x-3">
              <GapChoice rivals={rivals} />
            </span>
          </div>
          <MissingProducts gap={assortmentGap} />
        </>
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
