import type { PriceGroup, SellerPrice } from '@vitrina/contract';
import { MAX_ROWS, pairOf } from './change-cells.ts';
import { stateOf } from './changes.ts';
import { fraction, toNumber } from './effects.ts';
import { minPrice, rankGroups, groupOffers, revenueOf, unitsOf } from './figures.ts';
import { shareOrNull } from './histories.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';
import type { Reports } from './reports.ts';
import { brandFields, categoryFields, offersOf } from './rows.ts';
import type { ComparisonScope } from './scopes.ts';
import type { OpenWeek } from './week.ts';

/** A seller's offer beside those of the others on the card. */
interface Position {
  readonly offer: Offer;
  readonly others: readonly Offer[];
  readonly isCheapest: boolean;
}

function positionOf(week: OpenWeek | null, offer: Offer): Position {
  const card = offersOf(week, 'productId', offer.productId);
  return {
    offer,
    others: card.filter(({ sellerId }) => sellerId !== offer.sellerId),
    isCheapest: offer.price === minPrice(card),
  };
}

/** Whether a position is in a group; `before` is the one of week 0 on the same card. */
const groups: Readonly<Record<PriceGroup, (position: Position, before: Position | undefined) => boolean>> = {
  undercut: ({ isCheapest }) => !isCheapest,
  'undercut-now': ({ isCheapest }, before) => before?.isCheapest === true && !isCheapest,
  tied: ({ offer, others }) => others.length > 0 && minPrice(others) === offer.price,
  alone: ({ others }) => others.length === 0,
  'can-raise': ({ offer, others }) => others.length > 0 && 100n * minPrice(others) >= 103n * offer.price,
};

const cheapestFiguresOf = (positions: readonly Position[]) => {
  const cheapest = positions.filter(({ isCheapest }) => isCheapest).map(({ offer }) => offer);
  return {
    count: positions.length,
    cheapestCount: cheapest.length,
    revenue: revenueOf(positions.map(({ offer }) => offer)),
    revenueWhereCheapest: revenueOf(cheapest),
  };
};

/** The cheapest of the other sellers, of equal ones the smallest id. */
const cheapestOf = (others: readonly Offer[]): Offer | undefined =>
  others.filter(({ price }) => price === minPrice(others)).toSorted((a, b) => a.sellerId - b.sellerId)[0];

function priceRow(scope: ComparisonScope, position: Position, before: Position | undefined): SellerPrice {
  const { week } = scope;
  const { offer, others, isCheapest } = position;
  const cheapest = cheapestOf(others);
  const card = [offer, ...others];
  const smallest = minPrice(card);
  return {
    productId: offer.productId,
    ...week.names.product(offer.productId),
    ...categoryFields(week, offer.categoryId),
    ...brandFields(week, offer.brandId),
    price: toTenge(offer.price),
    priceBefore: before ? toTenge(before.offer.price) : null,
    salesCount: unitsOf([offer]),
    revenue: revenueOf([offer]),
    shareRevenueFromProduct: shareOrNull([offer], card),
    minPrice: toTenge(smallest),
    minPriceOfOthers: cheapest ? toTenge(cheapest.price) : null,
    cheapestSellerId: cheapest?.sellerId ?? null,
    cheapestSellerTitle: cheapest ? week.names.seller(cheapest.sellerId).sellerTitle : null,
    sellersCount: card.length,
    priceRank: others.filter(({ price }) => price < offer.price).length + 1,
    gapToMin: toNumber(fraction(offer.price - smallest, smallest)),
    isCheapest,
    isCheapestBefore: before?.isCheapest ?? null,
    state: stateOf(true, scope.before === null ? null : before !== undefined),
  };
}

/** Where a seller's prices stand among those of the others on its cards. */
export const sellerPrices: Reports<'seller'>['prices'] = (scope, { sellerId, only }) => {
  const own = pairOf(scope, 'sellerId', sellerId);
  if (own.now.length === 0) return undefined;
  const positions = rankGroups(groupOffers(own.now, 'productId')).flatMap(({ offers }) =>
    offers.map((offer) => positionOf(scope.week, offer)),
  );
  const earlier = own.before.map((offer) => positionOf(scope.before, offer));
  const earlierById = new Map(earlier.map((position) => [position.offer.productId, position]));
  const isIn = (group: PriceGroup) => (position: Position) =>
    groups[group](position, earlierById.get(position.offer.productId));
  return {
    against: scope.against,
    sellerPrices: {
      ...cheapestFiguresOf(positions),
      undercutCount: positions.filter(isIn('undercut')).length,
      undercutNowCount: positions.filter(isIn('undercut-now')).length,
      tiedCount: positions.filter(isIn('tied')).length,
      aloneCount: positions.filter(isIn('alone')).length,
      canRaiseCount: positions.filter(isIn('can-raise')).length,
      before: earlier.length === 0 ? null : cheapestFiguresOf(earlier),
      rows: positions
        .filter(only === '' ? () => true : isIn(only))
        .slice(0, MAX_ROWS)
        .map((position) => priceRow(scope, position, earlierById.get(position.offer.productId))),
    },
  };
};
