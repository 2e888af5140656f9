import type { BrandCategoryChange, SellerProductChange } from '@vitrina/contract';
import {
  type Cell,
  cellFields,
  cellsOf,
  changeTotals,
  largestCells,
  orNull,
  pairOf,
} from './change-cells.ts';
import { minPrice, unitsOf } from './figures.ts';
import { shareOrNull } from './histories.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';
import type { Reports } from './reports.ts';
import { categoryFields, namingWeek } from './rows.ts';
import type { ComparisonScope } from './scopes.ts';

const priceOf = (offers: readonly Offer[]): number => toTenge(offers[0]?.price ?? 0n);

const isCheapest = (own: readonly Offer[], card: readonly Offer[]): boolean | null =>
  orNull(own, ([offer]) => offer?.price === minPrice(card));

/** Counts the other sellers with an offer in the one week and not in the other. */
function countArrivals(from: readonly Offer[], to: readonly Offer[], sellerId: number): number {
  const known = new Set([sellerId, ...from.map((offer) => offer.sellerId)]);
  return to.filter((offer) => !known.has(offer.sellerId)).length;
}

function sellerCell(scope: ComparisonScope, cell: Cell, sellerId: number): SellerProductChange {
  const { own, context } = cell;
  const names = namingWeek(scope, 'productId', cell.id);
  const [card] = context.now.length > 0 ? context.now : context.before;
  const isCompared = scope.before !== null;
  return {
    productId: cell.id,
    ...names.names.product(cell.id),
    ...categoryFields(names, card?.categoryId ?? 0),
    ...cellFields(scope, cell),
    priceBefore: orNull(own.before, priceOf),
    price: orNull(own.now, priceOf),
    minPriceBefore: orNull(context.before, (offers) => toTenge(minPrice(offers))),
    minPrice: orNull(context.now, (offers) => toTenge(minPrice(offers))),
    productSalesCountBefore: orNull(context.before, unitsOf),
    productSalesCount: orNull(context.now, unitsOf),
    sellersCountBefore: orNull(context.before, (offers) => offers.length),
    sellersCount: orNull(context.now, (offers) => offers.length),
    sellersEntered: isCompared ? countArrivals(context.before, context.now, sellerId) : null,
    sellersLeft: isCompared ? countArrivals(context.now, context.before, sellerId) : null,
    isCheapestBefore: isCheapest(own.before, context.before),
    isCheapest: isCheapest(own.now, context.now),
  };
}

/** Why a seller's revenue changed, card by card. */
export const sellerChanges: Reports<'seller'>['changes'] = (scope, { sellerId }) => {
  const own = pairOf(scope, 'sellerId', sellerId);
  if (own.now.length + own.before.length === 0) return undefined;
  const cells = cellsOf(scope, own, 'productId');
  return {
    against: scope.against,
    sellerChanges: {
      sellerId,
      sellerTitle: namingWeek(scope, 'sellerId', sellerId).names.seller(sellerId).sellerTitle,
      ...changeTotals(scope, own, cells),
      products: largestCells(scope, cells).map((cell) => sellerCell(scope, cell, sellerId)),
    },
  };
};

function brandCell(scope: ComparisonScope, cell: Cell): BrandCategoryChange {
  const { own, context } = cell;
  return {
    ...categoryFields(namingWeek(scope, 'categoryId', cell.id), cell.id),
    ...cellFields(scope, cell),
    shareRevenueFromCategoryBefore: orNull(own.before, (offers) => shareOrNull(offers, context.before)),
    shareRevenueFromCategory: orNull(own.now, (offers) => shareOrNull(offers, context.now)),
  };
}

/** Why a brand's revenue changed, category by category. */
export const brandChanges: Reports<'brand'>['changes'] = (scope, { brandId }) => {
  const own = pairOf(scope, 'brandId', brandId);
  if (own.now.length + own.before.length === 0) return undefined;
  const cells = cellsOf(scope, own, 'categoryId');
  return {
    against: scope.against,
    brandChanges: {
      brandId,
      brandTitle: namingWeek(scope, 'brandId', brandId).names.brand(brandId),
      ...changeTotals(scope, own, cells),
      cells: largestCells(scope, cells).map((cell) => brandCell(scope, cell)),
    },
  };
};
