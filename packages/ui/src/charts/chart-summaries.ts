import * as texts from '#texts/charts/summaries';
import { sum } from 'd3-array';
import { formatMoney, formatNumber, formatPercent, formatInteger, formatTick } from '../format/numbers.ts';
import { isolateBidi, stripBidiControls } from '../format/bidi.ts';
import { formatCountGenitive, pluralize, type Noun } from '../format/plural.ts';
import { prospectLevels } from '../format/prospect.ts';
import { roundings, createRangeTest, type Range } from '../format/rounding.ts';
import type { PriceBins } from './price-histogram/price-bins.ts';

/** A titled item with its revenue, ₸ per week. */
export interface RevenueItem {
  readonly title: string;
  readonly revenue: number;
}

/** Longest title in a summary, characters; titles have up to 500. */
const MAX_TITLE_LENGTH = 30;
/** A title is cut between words if at least this many characters remain. */
const MIN_CUT_LENGTH = 15;
const formatTitle = ({ title }: { readonly title: string }): string => {
  const name = stripBidiControls(title);
  if (name.length <= MAX_TITLE_LENGTH) return isolateBidi(name);
  const space = name.lastIndexOf(' ', MAX_TITLE_LENGTH - 1);
  const start = name.slice(0, space < MIN_CUT_LENGTH ? MAX_TITLE_LENGTH - 1 : space);
  return isolateBidi(`${start.replace(/[\s,.:;(«-]+$/, '')}…`);
};

/** Formats a ratio: «в 2,1 раза», «в 5 раз», «в 21 раз». */
export const formatRatio = (ratio: number): string => {
  const shown = ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio);
  return texts.ratio(formatNumber(shown), pluralize(shown, texts.times));
};

const sortByRevenue = <Each extends RevenueItem>(all: readonly Each[]): readonly Each[] =>
  all.filter(({ revenue }) => revenue > 0).toSorted((one, other) => other.revenue - one.revenue);

/** Below this ratio the first two count as equal. */
const EQUAL_BELOW = 1.05;

/** Summarizes the leader: «Apple — 18,0 % выручки, в 2,1 раза больше, чем Samsung»; undefined without sales. */
export const summarizeLeader = (all: readonly RevenueItem[], total: number): string | undefined => {
  const [first, second] = sortByRevenue(all);
  if (first === undefined || total <= 0) return undefined;
  const share = formatPercent(first.revenue / total);
  if (second === undefined)
    return first.revenue < total
      ? texts.leaderAlone(formatTitle(first), share)
      : texts.all(formatTitle(first));
  const ratio = first.revenue / second.revenue;
  if (ratio < EQUAL_BELOW)
    return texts.level(formatTitle(first), formatTitle(second), share, formatPercent(second.revenue / total));
  return texts.leader(formatTitle(first), share, formatRatio(ratio), formatTitle(second));
};

/**
 * Summarizes how many items make half of the revenue: «Половина выручки — 21 из 157 категорий; больше всего —
 * Смартфоны: 7,7 %».
 */
export const summarizeHalf = (all: readonly RevenueItem[], noun: Noun): string | undefined => {
  const sold = sortByRevenue(all);
  const [first] = sold;
  if (first === undefined) return undefined;
  const total = sum(sold, ({ revenue }) => revenue);
  const share = formatPercent(first.revenue / total);
  if (sold.length === 1) return texts.all(formatTitle(first));
  let [count, reached] = [0, 0];
  for (const { revenue } of sold) {
    if (reached >= total / 2) break;
    reached += revenue;
    count += 1;
  }
  return count === 1
    ? texts.mostOf(formatTitle(first), share)
    : texts.half(formatInteger(count), formatCountGenitive(all.length, noun), formatTitle(first), share);
};

/** Number of leaders that the summary adds up. */
const LEADERS = 5;

/** Summarizes concentration: «Первые 5 из 136 продавцов — 36,9 % выручки, лидер — Technodom: 10,9 %»; a list below names the leader itself. */
export const summarizeConcentration = (
  all: readonly RevenueItem[],
  total: number,
  noun: Noun,
  isListed = false,
): string | undefined => {
  const leaders = sortByRevenue(all).slice(0, LEADERS);
  const [first] = leaders;
  if (first === undefined || all.length <= LEADERS) return summarizeLeader(all, total);
  const share = sum(leaders, ({ revenue }) => revenue) / total;
  const text = texts.first(leaders.length, formatCountGenitive(all.length, noun), formatPercent(share));
  return isListed
    ? text
    : texts.firstWithLeader(text, formatTitle(first), formatPercent(first.revenue / total));
};

/** Formats a price range: «от 490 до 760 тыс. ₸», «от 900 ₸ до 1,2 тыс. ₸». */
export const formatPriceRange = (from: number, to: number): string => {
  const [low, high] = [formatTick(from), formatTick(to)];
  const [unit] = /\u00a0.*/.exec(high) ?? [''];
  return texts.priceRange(
    low.endsWith(unit) ? low.slice(0, low.length - unit.length) : `${low}\u00a0₸`,
    high,
  );
};

/** Summarizes prices: the narrowest run of bins with half of the revenue. */
export const summarizePrices = ({ bins: steps }: PriceBins): string | undefined => {
  const total = sum(steps, ({ revenue }) => revenue);
  if (total === 0) return undefined;
  let best: { from: number; to: number; revenue: number; steps: number } | undefined;
  for (const [start, { from }] of steps.entries()) {
    let revenue = 0;
    for (const [offset, step] of steps.slice(start).entries()) {
      revenue += step.revenue;
      if (revenue < total / 2) continue;
      const isBetter =
        best === undefined ||
        offset + 1 < best.steps ||
        (offset + 1 === best.steps && revenue > best.revenue);
      if (isBetter) best = { from, to: step.to, revenue, steps: offset + 1 };
      break;
    }
  }
  return best && texts.prices(formatPercent(best.revenue / total), formatPriceRange(best.from, best.to));
};

/** Summarizes the revenue share of a price range; bounds are inclusive, null is unbounded. */
export const summarizeSelectedPrices = (
  products: readonly { readonly price: number; readonly revenue: number }[],
  range: Range,
): string | undefined => {
  const total = sum(products, ({ revenue }) => revenue);
  const isChosen = createRangeTest(range, roundings.integer);
  const inside = products.filter(({ price }) => isChosen(price));
  if (total === 0) return undefined;
  return texts.selected(formatPercent(sum(inside, ({ revenue }) => revenue) / total));
};

/** Summarizes the product with the largest revenue; undefined without sales. */
export const summarizeBestSeller = (
  products: readonly (RevenueItem & { readonly price: number })[],
): string | undefined => {
  const [first] = sortByRevenue(products);
  if (first === undefined) return undefined;
  const share = formatPercent(first.revenue / sum(products, ({ revenue }) => revenue));
  return texts.bestSeller(share, formatMoney(first.price), formatTitle(first));
};

/** One prospect level of the breakdown; the share is of revenue, 0–1. */
interface LevelPart {
  readonly level: number;
  readonly count: number;
  readonly share: number;
}

const GOOD = prospectLevels.find(({ level }) => level === 4)?.label ?? '';

/** Summarizes the upper two levels: «Хорошая и выше — 28 из 685 товаров, 28,0 % выручки». */
export const summarizeProspects = (parts: readonly LevelPart[], noun: Noun): string => {
  const good = parts.filter(({ level }) => level >= 4);
  const [count, all] = [sum(good, (part) => part.count), sum(parts, (part) => part.count)];
  const ofAll = formatCountGenitive(all, noun);
  if (count === 0) return texts.noneGood(GOOD, ofAll);
  return texts.good(GOOD, formatInteger(count), ofAll, formatPercent(sum(good, (part) => part.share)));
};

/** Summarizes growth: «Сильный рынок, малая доля — 3 из 24; крупнейший — Обувь: 0,4 %». */
export const summarizeGrowth = (
  inCorner: readonly (RevenueItem & { readonly share: number | null })[],
  count: number,
): string | undefined => {
  if (count < 2) return undefined;
  const [first] = sortByRevenue(inCorner);
  if (first === undefined) return texts.noRoom;
  const share = first.share === null ? texts.noShare : formatPercent(first.share);
  return texts.room(formatInteger(inCorner.length), formatInteger(count), formatTitle(first), share);
};
