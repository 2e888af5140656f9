import type { ProductOffer } from '@vitrina/contract';
import { isWithinChance } from '@vitrina/ui/format/change';
import { useMemo } from 'react';
import { useReportParams } from '../period/use-report-params.ts';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Report } from '../report/report.tsx';
import { useOffers } from './use-offers.ts';

const offers = { one: 'предложение', few: 'предложения', many: 'предложений' };

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

/** Columns that say nothing on a card with one seller. */
const columnsOfOne = columns.filter(
  (field) => field !== 'priceRank' && field !== 'gapToMin' && field !== 'shareRevenueFromProduct',
);

/** An offer as a row: one that left shows the figures of the earlier week. */
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
  };
};

/** The sellers' offers on the product in the address, those that left last. */
export function OfferList() {
  return (
    <Report query={useOffers()} what="предложения товара" skeleton={<ListSkeleton />}>
      {({ productOffers }) => <OfferTable offers={productOffers} />}
    </Report>
  );
}

function OfferTable({ offers: productOffers }: { offers: readonly ProductOffer[] }) {
  const { sellerId } = useReportParams();
  const rows = useMemo(
    () => productOffers.map((offer) => createRow(offer, sellerId)),
    [productOffers, sellerId],
  );
  return (
    <ReportList
      name="offers"
      caption="Предложения товара"
      noun={offers}
      rows={rows}
      columns={rows.length === 1 ? columnsOfOne : columns}
      summableShare="shareRevenueFromProduct"
      emptyTitle="За эту неделю предложений нет"
      advice="Выберите другую неделю."
    />
  );
}
