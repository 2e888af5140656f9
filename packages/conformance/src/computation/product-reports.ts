import type { ProductIndex, ProductInfo, ProductOffer } from '@vitrina/contract';
import { isNew, stateOf } from './changes.ts';
import { concentration, figuresOf, soldOffers } from './figures.ts';
import { toTenge } from './money.ts';
import { historyOf, shareOrNull } from './histories.ts';
import { describeIndex, rankIndex } from './week-indices.ts';
import type { EntityId, Offer } from './offer.ts';
import { namingWeek, offersOf, productFields, ranksInCategory, sellerFields } from './rows.ts';
import type { Reports } from './reports.ts';
import type { HistoryScope, ReportScope } from './scopes.ts';

/** The profile of a card from its offers of the week. */
function infoOf({ week, offers, published }: ReportScope, productId: number): ProductInfo {
  const fields = productFields(week, productId, offers);
  const ranks = ranksInCategory(week, productId);
  return {
    ...fields,
    year: week.year,
    weekNumber: week.weekNumber,
    averagePrice: figuresOf(offers).averagePrice,
    maxPrice: Math.max(...offers.map(({ price }) => toTenge(price))),
    sellersWithSalesCount: soldOffers(offers).length,
    placeInCategory: ranks.get(productId) ?? null,
    placesInCategoryCount: ranks.size,
    isNew: isNew(week, published, 'productId', productId),
    shareRevenueFromCategory: shareOrNull(offers, offersOf(week, 'categoryId', fields.categoryId)),
    productSellersHHI: concentration(offers.map(({ revenue }) => toTenge(revenue))),
    demandIndex: week.indices.products.get(productId)?.demandIndex ?? null,
  };
}

/** What the index of a card consists of, with its places in the week and in its category. */
function indexOf({ week, offers }: ReportScope, productId: number): ProductIndex {
  const { products } = week.indices;
  const rivals = offersOf(week, 'categoryId', offers[0]?.categoryId ?? 0);
  const inCategory = [...new Set(rivals.map((offer) => offer.productId))].map(
    (id) => products.get(id)?.potentialProfitIndex ?? 0,
  );
  const described = describeIndex(products, productId);
  return {
    productId,
    ...described,
    indexPlaceInCategory: rankIndex(described.potentialProfitIndex, inCategory),
    indexPlacesInCategoryCount: inCategory.filter((index) => index > 0).length,
  };
}

/** The figures of one offer beside the other offers on its card; all null where it is absent. */
function offerFigures(own: Offer | undefined, card: readonly Offer[]) {
  if (own === undefined)
    return {
      price: null,
      salesCount: null,
      revenue: null,
      shareRevenueFromProduct: null,
      priceRank: null,
      gapToMin: null,
    };
  const [price, revenue] = [toTenge(own.price), toTenge(own.revenue)];
  const prices = card.map((offer) => toTenge(offer.price));
  return {
    price,
    salesCount: own.salesCount,
    revenue,
    shareRevenueFromProduct: shareOrNull([own], card),
    priceRank: 1 + prices.filter((other) => other < price).length,
    gapToMin: price / Math.min(...prices) - 1,
  };
}

/** Orders offers: those of the week by revenue, then cheapest; then those that left by revenue before; ties by id. */
const compareOffers = (one: ProductOffer, other: ProductOffer): number =>
  Number(one.price === null) - Number(other.price === null) ||
  (other.revenue ?? 0) - (one.revenue ?? 0) ||
  (one.price ?? 0) - (other.price ?? 0) ||
  (one.price === null ? (other.revenueBefore ?? 0) - (one.revenueBefore ?? 0) : 0) ||
  one.sellerId - other.sellerId;

/** A seller's offer on a card beside the card; undefined where no week has it. */
function offerHistoryOf(scope: HistoryScope, productId: number, sellerId: number) {
  const latestWith = (id: EntityId, own: number) =>
    scope.weeks.findLast(({ offersBy }) => offersBy[id].has(own));
  const [named, sold] = [latestWith('productId', productId), latestWith('sellerId', sellerId)];
  const weeks = scope.weeks.map((week) => {
    const card = offersOf(week, 'productId', productId);
    const own = card.find((offer) => offer.sellerId === sellerId);
    const { price, salesCount, revenue, priceRank } = offerFigures(own, card);
    const { sellersCount, minPrice, medianPrice } = figuresOf(card);
    const ofCard = card.length === 0 ? absentCard : { sellersCount, minPrice, medianPrice };
    const { year, weekNumber } = week;
    return {
      year,
      weekNumber,
      isPresent: own !== undefined,
      price,
      salesCount,
      revenue,
      priceRank,
      ...ofCard,
    };
  });
  if (!named || !sold || !weeks.some(({ isPresent }) => isPresent)) return undefined;
  const { productName } = named.names.product(productId);
  const { sellerTitle } = sold.names.seller(sellerId);
  return { offerHistory: { productId, productName, sellerId, sellerTitle, weeks } };
}

const absentCard = { sellersCount: null, minPrice: null, medianPrice: null };

/** The reports about product cards. */
export const productReports: Reports<'product'> = {
  info: (scope, { productId }) => ({ productInfo: infoOf(scope, productId) }),
  index: (scope, { productId }) => ({ productIndex: indexOf(scope, productId) }),
  history: (scope, { productId }) => {
    const history = historyOf(
      scope,
      (week) => offersOf(week, 'productId', productId),
      (week, offers) => infoOf({ week, offers, published: [] }, productId),
    );
    if (history === undefined) return undefined;
    const { productName } = history.latest.names.product(productId);
    return { productHistory: { productId, productName, weeks: history.weeks } };
  },
  offerHistory: (scope, { productId, sellerId }) => offerHistoryOf(scope, productId, sellerId),
  offers: (scope, { productId }) => {
    const { week, before, against } = scope;
    const now = offersOf(week, 'productId', productId);
    if (now.length === 0) return undefined;
    const earlier = offersOf(before, 'productId', productId);
    const sellerIds = new Set([...now, ...earlier].map(({ sellerId }) => sellerId));
    const offers = [...sellerIds].map((sellerId): ProductOffer => {
      const own = now.find((offer) => offer.sellerId === sellerId);
      const ownBefore = earlier.find((offer) => offer.sellerId === sellerId);
      const figuresBefore = offerFigures(ownBefore, earlier);
      return {
        ...sellerFields(namingWeek(scope, 'sellerId', sellerId), sellerId),
        ...offerFigures(own, now),
        priceBefore: figuresBefore.price,
        salesCountBefore: figuresBefore.salesCount,
        revenueBefore: figuresBefore.revenue,
        state: stateOf(own !== undefined, before ? ownBefore !== undefined : null),
      };
    });
    return { against, productOffers: offers.toSorted(compareOffers) };
  },
};
