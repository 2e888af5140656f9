import type { ImportComparison, ImportWeek } from '@vitrina/contract';
import { formatCompactMoney, formatInteger } from '@vitrina/ui/format/numbers';
import * as texts from '#texts/import/report';

/** A week of the files and the published one that it replaces. */
interface Loss {
  readonly week: ImportWeek;
  readonly before: ImportComparison;
}

const isLarge = ({ week, before }: Loss): boolean =>
  week.offersCount * 2 < before.offersCount ||
  week.sellersCount * 2 < before.sellersCount ||
  before.goneSellersCount * 2 > before.sellersCount ||
  week.revenue * 2 < before.revenue;

/** Lists the replaced weeks that lose more than half of their rows, sellers or revenue, latest first. */
export const listLosses = (weeks: readonly ImportWeek[]): Loss[] =>
  weeks
    .flatMap((week) => (week.replaced?.comparison ? [{ week, before: week.replaced.comparison }] : []))
    .filter(isLarge)
    .toReversed();

/** Names what goes in the latest of these weeks, and how many more there are; undefined if there is none. */
export const describeLosses = ([latest, ...others]: readonly Loss[]): string | undefined => {
  if (!latest) return undefined;
  const { week, before } = latest;
  const pair = (now: string, once: string) => ({ now, once });
  return texts.losses({
    week: week.weekNumber,
    rows: pair(formatInteger(week.offersCount), formatInteger(before.offersCount)),
    sellers: pair(formatInteger(week.sellersCount), formatInteger(before.sellersCount)),
    gone: formatInteger(before.goneSellersCount),
    revenue: pair(formatCompactMoney(week.revenue), formatCompactMoney(before.revenue)),
    othersCount: others.length,
  });
};
