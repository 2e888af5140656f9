import type { MissingProduct, SharedOffer } from '@vitrina/contract';
import { isNew, stateOf } from './changes.ts';
import { figuresOf, groupOffers, rankGroups, revenueOf } from './figures.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';
import { offersOf, productFields, sellerFields } from './rows.ts';
import type { Reports } from './reports.ts';
import type { ComparisonScope } from './scopes.ts';

/** The most similar sellers of a report, and the most cards of a list. */
const MAX_SIMILAR = 20;
const MAX_CARDS = 1000;

/** The part of a seller's revenue in each category where it sold. */
function revenueShares(offers: readonly Offer[]): ReadonlyMap<number, number> {
  const total = revenueOf(offers);
  const groups = [...groupOffers(offers, 'categoryId')];
  return new Map(total === 0 ? [] : groups.map(([id, own]) => [id, revenueOf(own) / total]));
}

/**
 * Σ over categories of the smaller of two shares. Summed in whole 10⁻¹⁵, so that the order of the categories never
 * shows and equal overlaps are equal.
 */
function overlapOf(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): number {
  const parts = [...one].map(([id, part]) => BigInt(Math.trunc(Math.min(part, other.get(id) ?? 0) * 1e15)));
  return Math.min(Number(parts.reduce((total, part) => total + part, 0n)) / 1e15, 1);
}

/** What two sellers share, from their offers of a week; sums and counts are of the first one's offers. */
function compareSellers(own: readonly Offer[], other: readonly Offer[]) {
  const byProduct = new Map(own.map((offer) => [offer.productId, offer]));
  const pairs = other.flatMap(({ productId, price }) => {
    const offer = byProduct.get(productId);
    return offer ? [{ offer, difference: price - offer.price }] : [];
  });
  return {
    revenue: revenueOf(other),
    sharedProductsCount: pairs.length,
    sharedRevenue: revenueOf(pairs.map(({ offer }) => offer)),
    cheaperCount: pairs.filter(({ difference }) => difference < 0n).length,
    dearerCount: pairs.filter(({ difference }) => difference > 0n).length,
    equalCount: pairs.filter(({ difference }) => difference === 0n).length,
    overlap: overlapOf(revenueShares(own), revenueShares(other)),
  };
}

/** The sellers that share most cards with one, by its own revenue there. */
export const similarSellers: Reports<'seller'>['similar'] = ({ week, offers }, { sellerId }) => {
  const others = new Set(
    offers.flatMap(({ productId }) => offersOf(week, 'productId', productId).map((offer) => offer.sellerId)),
  );
  others.delete(sellerId);
  return {
    similarSellers: [...others]
      .map((id) => ({ ...sellerFields(week, id), ...compareSellers(offers, offersOf(week, 'sellerId', id)) }))
      .toSorted(
        (a, b) => b.sharedRevenue - a.sharedRevenue || b.overlap - a.overlap || a.sellerId - b.sellerId,
      )
      .slice(0, MAX_SIMILAR),
  };
};

/** A card that rivals offer and the seller does not. */
function missingProduct(
  { week, before, published }: ComparisonScope,
  productId: number,
  ofRivals: readonly Offer[],
): MissingProduct {
  const card = offersOf(week, 'productId', productId);
  const { revenue, sellersCount } = figuresOf(card);
  return {
    ...productFields(week, productId, card),
    rivalsCount: ofRivals.length,
    rivalsRevenue: revenueOf(ofRivals),
    revenuePerOffer: revenue / sellersCount,
    state: stateOf(true, before ? before.offersBy.productId.has(productId) : null),
    isNew: isNew(week, published, 'productId', productId),
  };
}

/** The offers of rivals on cards that a seller does not offer, by card; each rival counts once. */
function missingOffers(
  own: readonly Offer[],
  rivals: readonly Offer[],
  inMyCategories: boolean,
): Map<number, Offer[]> {
  const [products, categories] = [groupOffers(own, 'productId'), groupOffers(own, 'categoryId')];
  const offers = rivals
    .filter(({ productId }) => !products.has(productId))
    .filter(({ categoryId }) => !inMyCategories || categories.has(categoryId));
  return groupOffers(offers, 'productId');
}

/** The cards that at least one of some rivals offers and the seller does not. */
export const assortmentGap: Reports<'seller'>['assortmentGap'] = (
  scope,
  { sellerId, rivalIds, inMyCategories },
) => {
  const own = offersOf(scope.week, 'sellerId', sellerId);
  if (own.length === 0) return undefined;
  const rivals = [...new Set(rivalIds)].flatMap((id) => offersOf(scope.week, 'sellerId', id));
  const missing = missingOffers(own, rivals, inMyCategories);
  const cards = new Map([...missing.keys()].map((id) => [id, offersOf(scope.week, 'productId', id)]));
  return {
    against: scope.against,
    assortmentGap: {
      count: cards.size,
      revenue: revenueOf([...cards.values()].flat()),
      products: rankGroups(cards)
        .slice(0, MAX_CARDS)
        .map(({ id }) => missingProduct(scope, id, missing.get(id) ?? [])),
    },
  };
};

/** The offers of some sellers on the cards that at least two of them offer, by card and in the order of the sellers. */
function sharedOffers(sellers: readonly (readonly Offer[])[]): Map<number, Offer[]> {
  return new Map([...groupOffers(sellers.flat(), 'productId')].filter(([, offers]) => offers.length > 1));
}

const toSharedOffer = ({ sellerId, price, salesCount, revenue }: Offer): SharedOffer => ({
  sellerId,
  price: toTenge(price),
  salesCount,
  revenue: toTenge(revenue),
});

/** The cards that at least two of some sellers offer, by the revenue of these. */
export const sharedProducts: Reports<'seller'>['sharedProducts'] = ({ week }, { sellerIds }) => {
  const shared = sharedOffers([...new Set(sellerIds)].map((id) => offersOf(week, 'sellerId', id)));
  const products = rankGroups(shared)
    .slice(0, MAX_CARDS)
    .map(({ id, offers }) => {
      const { productName, kaspiId } = week.names.product(id);
      return { productId: id, productName, kaspiId, offers: offers.map(toSharedOffer) };
    });
  return { sharedProducts: { count: shared.size, products } };
};
