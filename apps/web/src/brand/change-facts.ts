import * as texts from '#texts/brand/change';
import type { BrandCategoryChange } from '@vitrina/contract';
import { isWithinChance } from '@vitrina/ui/format/change';
import { formatTenths } from '@vitrina/ui/format/numbers';

/** Whether the share of a category's revenue changed beyond chance; the effect, by units, may differ. */
export const hasShareChange = (
  {
    state,
    isWithinChance,
    shareRevenueFromCategory: share,
    shareRevenueFromCategoryBefore: before,
  }: BrandCategoryChange,
  sign: 1 | -1,
): boolean =>
  state === 'stayed' &&
  isWithinChance === false &&
  share !== null &&
  before !== null &&
  Math.sign(share - before) === sign;

/**
 * «спрос категории вырос», if that is the largest part and beyond chance: the brand's units, fewer than the
 * category's, would have changed beyond chance with it.
 */
function describeDemand(cell: BrandCategoryChange): string | undefined {
  const { demandEffect, shareEffect, priceEffect, revenueBefore, salesCountBefore: units } = cell;
  const demand = demandEffect ?? 0;
  const isLargest = Math.abs(demand) > Math.max(Math.abs(shareEffect ?? 0), Math.abs(priceEffect ?? 0));
  if (!isLargest || !revenueBefore || units === null) return undefined;
  if (isWithinChance(units * (1 + demand / revenueBefore), units) !== false) return undefined;
  return demand > 0 ? texts.demandGrew : texts.demandFell;
}

/** «доля выручки +0,8 п. п.»; undefined if unchanged. */
function describeShare(cell: BrandCategoryChange): string | undefined {
  if (!hasShareChange(cell, 1) && !hasShareChange(cell, -1)) return undefined;
  const points = 100 * ((cell.shareRevenueFromCategory ?? 0) - (cell.shareRevenueFromCategoryBefore ?? 0));
  const text = formatTenths(points);
  return /[1-9]/.test(text) ? texts.shareChange(`${points > 0 ? '+' : ''}${text}`) : undefined;
}

/**
 * Lists the facts of both weeks about a category; empty if the change is within chance. A share that moved against
 * the revenue does not explain the change, and is never the only fact.
 */
export function listFacts(cell: BrandCategoryChange): readonly string[] {
  if (cell.state === 'entered') return [texts.hasEntered];
  if (cell.state === 'left') return [texts.hasLeft];
  if (cell.state === null || cell.isWithinChance !== false) return [];
  const [demand, share] = [describeDemand(cell), describeShare(cell)];
  const isAgainst = hasShareChange(cell, (cell.revenue ?? 0) > (cell.revenueBefore ?? 0) ? -1 : 1);
  return [demand, demand === undefined && isAgainst ? undefined : share].filter((fact) => fact !== undefined);
}
