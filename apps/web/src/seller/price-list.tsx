import * as texts from '#texts/seller/price';
import { PriceGroup, type SellerPrices } from '@vitrina/contract';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { type ReactNode, useMemo } from 'react';
import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';
import { describePrices } from './describe-prices.ts';
import { createPriceRows, orderFields, PriceTable } from './price-table.tsx';
import { useIsOwn } from './use-is-own.ts';

const noRevenues: ReadonlyMap<number, number | null> = new Map();

const groupParam = { only: PriceGroup };

const createChips = (prices: SellerPrices) =>
  [
    { name: 'all', title: texts.all, count: prices.count },
    { name: 'undercut', title: texts.undercut, count: prices.undercutCount },
    { name: 'undercut-now', title: texts.undercutNow, count: prices.undercutNowCount, isPart: true },
    { name: 'can-raise', title: texts.canRaise, count: prices.canRaiseCount },
    { name: 'tied', title: texts.tied, count: prices.tiedCount },
    { name: 'alone', title: texts.alone, count: prices.aloneCount },
  ] as const;

/** Whether the rows of a group, or of all cards, are cut. */
const isCut = (prices: SellerPrices, group: PriceGroup | 'all'): boolean =>
  createChips(prices).some(({ name, count }) => name === group && prices.rows.length < count);

/** Counts the cards of no group: cheaper than all others, but by too little to raise the price. */
const countUngrouped = (prices: SellerPrices): number =>
  prices.cheapestCount - prices.tiedCount - prices.aloneCount - prices.canRaiseCount;

/** «Самая низкая цена у 140 из 430 товаров, они дают 38,4 % выручки. Было у 160 из 440: 44,1 %.» Below the table. */
function Summary({ prices }: { prices: SellerPrices }) {
  const { cheapest, revenueShare, before } = describePrices(prices);
  const isOwn = useIsOwn();
  const ungrouped = countUngrouped(prices);
  return (
    <p className="px-(--gutter) py-3">
      {insertElements(isOwn ? texts.cheapestOwn : texts.cheapest, {
        cheapest: <b className="font-semibold">{cheapest}</b>,
        revenueShare: <b className="font-semibold">{revenueShare}</b>,
      })}
      <span className="text-ink-2">
        {before !== undefined && ` ${before}`}
        {ungrouped > 0 && ` ${texts.ungrouped(formatCount(ungrouped, nouns.product))}`}
      </span>
    </p>
  );
}

/** Reads the revenue of each card in the earlier week, if needed; undefined until loaded or after a failure. */
function useRevenuesBefore(isNeeded: boolean): ReadonlyMap<number, number | null> | undefined {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const params = isNeeded ? seller && { ...seller, against: text } : undefined;
  const { data, isError } = reports.seller.changes.useQuery(params);
  return useMemo(() => {
    if (!isNeeded || isError) return noRevenues;
    return (
      data &&
      new Map(data.sellerChanges.products.map(({ productId, revenueBefore }) => [productId, revenueBefore]))
    );
  }, [isNeeded, isError, data]);
}

/** The cards of the chosen group; the server selects them, so that a cut list has the group's largest. */
function Group({ only, chips }: { only: PriceGroup; chips: ReactNode }) {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const params = seller && { ...seller, only, against: text };
  const revenuesBefore = useRevenuesBefore(orderFields[only] === 'revenueBefore');
  return (
    <Report
      query={reports.seller.prices.useQuery(params)}
      what={texts.accusative}
      skeleton={<ListSkeleton />}
    >
      {({ sellerPrices }) =>
        revenuesBefore === undefined ? (
          <ListSkeleton />
        ) : (
          <PriceTable
            key={only}
            group={only}
            rows={createPriceRows(sellerPrices.rows, revenuesBefore)}
            isPart={isCut(sellerPrices, only)}
            chips={chips}
          />
        )
      }
    </Report>
  );
}

/** Positions of the address's seller's prices among those of the other sellers of its cards. */
export function PriceList() {
  const { seller } = useReportParams();
  const { text } = useAgainst();
  const [{ only }, change] = useTypedSearchParams(groupParam);
  const params = seller && { ...seller, against: text };
  return (
    <Report query={reports.seller.prices.useQuery(params)} what={texts.accusative}>
      {({ sellerPrices }) => {
        const chips = (
          <CountChips
            label={texts.groups}
            chips={createChips(sellerPrices)}
            value={only ?? 'all'}
            onChange={(name) => change({ only: name === 'all' ? undefined : name })}
          />
        );
        return (
          <>
            {only === undefined ? (
              <PriceTable
                group="all"
                rows={createPriceRows(sellerPrices.rows, noRevenues)}
                isPart={isCut(sellerPrices, 'all')}
                chips={chips}
              />
            ) : (
              <Group only={only} chips={chips} />
            )}
            <Summary prices={sellerPrices} />
          </>
        );
      }}
    </Report>
  );
}
