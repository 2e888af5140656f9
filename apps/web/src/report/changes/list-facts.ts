import * as texts from '#texts/report/changes/list-facts';
import type { SellerProductChange } from '@vitrina/contract';
import { formatChange } from '@vitrina/ui/format/numbers';
import { isWithinChance } from '@vitrina/ui/format/change';

type Change = Pick<
  SellerProductChange,
  | 'state'
  | 'isWithinChance'
  | 'isCheapest'
  | 'isCheapestBefore'
  | 'price'
  | 'priceBefore'
  | 'sellersEntered'
  | 'demandEffect'
  | 'shareEffect'
  | 'priceEffect'
  | 'productSalesCount'
  | 'productSalesCountBefore'
>;

/** «снизили цену (−5,3 %)»; empty for an unchanged price. */
function describePrice({ price, priceBefore }: Change): string | undefined {
  if (price === null || priceBefore === null || price === priceBefore || priceBefore === 0) return undefined;
  return (price > priceBefore ? texts.raised : texts.lowered)(formatChange(price / priceBefore - 1));
}

/** «спрос карточки упал», if that is the largest part and beyond chance. */
function describeDemand(change: Change): string | undefined {
  const { demandEffect, shareEffect, priceEffect } = change;
  const { productSalesCount: units, productSalesCountBefore: before } = change;
  const size = Math.abs(demandEffect ?? 0);
  const isLargest = size > Math.abs(shareEffect ?? 0) && size > Math.abs(priceEffect ?? 0);
  if (!isLargest || units === null || before === null || isWithinChance(units, before) !== false)
    return undefined;
  return units > before ? texts.demandGrew : texts.demandFell;
}

/**
 * Lists the facts of both weeks about a card, the largest part before prices; empty if the change is within chance.
 */
export function listFacts(change: Change): readonly string[] {
  const { state, isCheapest, isCheapestBefore, sellersEntered } = change;
  if (state === 'entered') return [texts.placed];
  if (state === 'left') return [texts.noOffer];
  if (state === null || change.isWithinChance !== false) return [];
  return [
    isCheapestBefore === true && isCheapest === false ? texts.undercut : undefined,
    isCheapestBefore === false && isCheapest === true ? texts.cheapest : undefined,
    describeDemand(change),
    describePrice(change),
    (sellersEntered ?? 0) > 0 ? texts.newSellers(sellersEntered) : undefined,
  ].filter((fact) => fact !== undefined);
}

/** Whether another seller became cheaper than the own price, beyond chance. */
export const isUndercut = ({ state, isCheapest, isCheapestBefore }: Change): boolean =>
  state === 'stayed' && isCheapestBefore === true && isCheapest === false;
