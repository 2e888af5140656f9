import * as texts from '#texts/product/card';
import type { ProductOffer } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { isWithinChance } from '@vitrina/ui/format/change';
import { formatChange, formatUnits } from '@vitrina/ui/format/numbers';
import { CountChips } from '@vitrina/ui/primitives/count-chips';
import { useMemo, useState } from 'react';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { useOffers } from './use-offers.ts';
import { useOwnSeller } from './use-own-prices.ts';

const columns = [
  'sellerTitle',
  'lastRating',
  'priceRank',
  'price',
  'priceChange',
  'gapToMin',
  'salesCount',
  'salesCountBefore',
  'revenue',
  'shareRevenueFromProduct',
] as const;

/** Columns of a card with one seller. */
const columnsOfOne = columns.filter(
  (field) => field !== 'priceRank' && field !== 'gapToMin' && field !== 'shareRevenueFromProduct',
);

const describeGap = (gap: number): string => (gap === 0 ? texts.cheapest : texts.gapToMin(formatChange(gap)));

/** «мой · +2,7 % к минимуму · 14 шт.», «ушёл» */
function describeOffer(offer: ProductOffer, isOwn: boolean): string {
  const { gapToMin, salesCount, state } = offer;
  const parts = [
    isOwn ? texts.isOwn : undefined,
    state === 'left' ? texts.hasLeft : state === 'entered' ? texts.hasEntered : undefined,
    gapToMin === null ? undefined : describeGap(gapToMin),
    salesCount === null ? undefined : formatUnits(salesCount),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** Converts an offer to a row: one that left shows the figures of the earlier week. */
const createRow = (offer: ProductOffer, sellerId: number | undefined) => {
  const { price, priceBefore, salesCount, salesCountBefore } = offer;
  const hasLeft = offer.state === 'left';
  return {
    ...offer,
    isOwn: offer.sellerId === sellerId,
    price: hasLeft ? priceBefore : price,
    salesCount: hasLeft ? null : salesCount,
    revenue: hasLeft ? offer.revenueBefore : offer.revenue,
    priceChange: price === null || priceBefore === null || priceBefore === 0 ? null : price / priceBefore - 1,
    isWithinChance: isWithinChance(salesCount, salesCountBefore),
    phoneLine: describeOffer(offer, offer.sellerId === sellerId),
  };
};

/** The offers on the product in the address, those that left last. */
export function OfferList() {
  return (
    <Report query={useOffers()} what={texts.offersAccusative} skeleton={<ListSkeleton />}>
      {({ productOffers }) => <OfferTable offers={productOffers} />}
    </Report>
  );
}

type Group = 'all' | 'entered' | 'left' | 'cheaper';

/** Whether an offer is in a group; `own` is the price of the seller in the address. */
const isIn = (group: Group, { state, price }: ProductOffer, own: number | null): boolean =>
  group === 'all' || (group === 'cheaper' ? own !== null && price !== null && price < own : state === group);

/** Creates the chips of the groups: entrants, leavers and, with an own offer, cheaper sellers. */
function createChips(productOffers: readonly ProductOffer[], own: number | null) {
  const create = (name: Group, title: string) => ({
    name,
    title,
    count: productOffers.filter((offer) => isIn(name, offer, own)).length,
  });
  return [
    create('all', texts.all),
    create('entered', texts.entered),
    create('left', texts.left),
    ...(own === null ? [] : [create('cheaper', texts.cheaperThanOwn)]),
  ];
}

function OfferTable({ offers: productOffers }: { offers: readonly ProductOffer[] }) {
  const sellerId = useOwnSeller();
  const [group, setGroup] = useState<Group>('all');
  const own = productOffers.find((offer) => offer.sellerId === sellerId)?.price ?? null;
  const rows = useMemo(
    () => productOffers.filter((offer) => isIn(group, offer, own)).map((offer) => createRow(offer, sellerId)),
    [productOffers, sellerId, group, own],
  );
  const chips = productOffers.length > 1 && (
    <CountChips
      label={texts.offersChoice}
      chips={createChips(productOffers, own)}
      value={group}
      onChange={setGroup}
    />
  );
  return (
    <ReportList
      {...(chips && { chips })}
      name="offers"
      caption={texts.offersCaption}
      noun={nouns.offer}
      rows={rows}
      columns={productOffers.length === 1 ? columnsOfOne : columns}
      summableShare="shareRevenueFromProduct"
      emptyTitle={productOffers.length === 0 ? texts.noOffers : texts.noOffersOfGroup}
      advice={productOffers.length === 0 ? texts.anotherWeek : texts.anotherGroup}
      phoneLayout={{ value: 'price', secondary: ['phoneLine'], secondaryValue: 'revenue' }}
    />
  );
}
