import type { FoundEvent, TwoOffers, TwoWeeks } from './figure-events.ts';
import { minPrice, sumRevenue } from './figures.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';
import { namingWeek, offersOf } from './rows.ts';

const isFallen = (least: bigint, leastBefore: bigint): boolean => 10n * least <= 9n * leastBefore;

/** A card that the own shop offers in both weeks. */
interface OwnCard {
  readonly own: Offer;
  readonly ownBefore: Offer;
  readonly least: bigint;
  readonly leastBefore: bigint;
  /** The seller of the smallest price, of equal ones the smallest id. */
  readonly cheapestId: number;
  /** No other seller was cheaper in week 0; one is in week 1. */
  readonly isUndercut: boolean;
}

function toOwnCard({ week, before }: TwoWeeks, own: Offer, ownBefore: Offer): OwnCard {
  const [now, earlier] = [week, before].map((one) => offersOf(one, 'productId', own.productId));
  const [least, leastBefore] = [minPrice(now ?? []), minPrice(earlier ?? [])];
  const cheapest = (now ?? []).filter(({ price }) => price === least);
  return {
    own,
    ownBefore,
    least,
    leastBefore,
    cheapestId: Math.min(...cheapest.map(({ sellerId }) => sellerId)),
    isUndercut: ownBefore.price === leastBefore && own.price > least,
  };
}

/** The cards of the own shop where it is undercut now, and the others whose smallest price fell. */
export function shopEvents(weeks: TwoWeeks, { now, earlier }: TwoOffers): FoundEvent[] {
  const { week } = weeks;
  return now.flatMap((own): FoundEvent[] => {
    const ownBefore = earlier.find(({ productId }) => productId === own.productId);
    if (ownBefore === undefined) return [];
    const { least, leastBefore, cheapestId, isUndercut } = toOwnCard(weeks, own, ownBefore);
    if (!isUndercut && !isFallen(least, leastBefore)) return [];
    return [
      {
        type: isUndercut ? 'undercut' : 'minimum',
        before: toTenge(leastBefore),
        after: toTenge(least),
        productId: own.productId,
        productName: week.names.product(own.productId).productName,
        ...(isUndercut && { sellerId: cheapestId, sellerTitle: week.names.seller(cheapestId).sellerTitle }),
        price: toTenge(own.price),
        stake: ownBefore.revenue,
      },
    ];
  });
}

const without = (offers: readonly Offer[], others: readonly Offer[]): Offer[] =>
  offers.filter(({ sellerId }) => !others.some((other) => other.sellerId === sellerId));

/** Whether the events of the own shop have the fall of a card's smallest price. */
function isToldByShop(weeks: TwoWeeks, { now, earlier }: TwoOffers, mine: number): boolean {
  const [own, ownBefore] = [now, earlier].map((card) => card.find(({ sellerId }) => sellerId === mine));
  return own !== undefined && ownBefore !== undefined && !toOwnCard(weeks, own, ownBefore).isUndercut;
}

/** The sellers that came to a followed card and left it, and the fall of its smallest price. */
export function cardEvents(weeks: TwoWeeks, offers: TwoOffers, mine: number): FoundEvent[] {
  const { now, earlier } = offers;
  const stake = sumRevenue(earlier);
  const titleOf = (sellerId: number) => {
    const { names } = namingWeek(weeks, 'sellerId', sellerId);
    return { sellerId, sellerTitle: names.seller(sellerId).sellerTitle };
  };
  const found = [
    ...without(now, earlier).map(({ sellerId, price }): FoundEvent => {
      return { type: 'entered', before: null, after: toTenge(price), stake, ...titleOf(sellerId) };
    }),
    ...without(earlier, now).map(({ sellerId, price }): FoundEvent => {
      return { type: 'left', before: toTenge(price), after: null, stake, ...titleOf(sellerId) };
    }),
  ];
  const [least, leastBefore] = [minPrice(now), minPrice(earlier)];
  if (isFallen(least, leastBefore) && !isToldByShop(weeks, offers, mine))
    found.push({ type: 'minimum', before: toTenge(leastBefore), after: toTenge(least), stake });
  return found;
}
