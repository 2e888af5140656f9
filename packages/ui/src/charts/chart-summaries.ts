import { sum } from 'd3-array';
import {
  formatIndex,
  formatMoney,
  formatNumber,
  formatPercent,
  formatInteger,
  formatTick,
} from '../format/numbers.ts';
import { isolateBidi, stripBidiControls } from '../format/bidi.ts';
import { formatCountGenitive, pluralize, type Noun } from '../format/plural.ts';
import { prospectLevels } from '../format/prospect.ts';
import { roundings, createRangeTest, type Range } from '../format/rounding.ts';
import type { PriceBins } from './price-histogram/price-bins.ts';

/** Someone or something with a name and a week's revenue, ₸. */
export interface RevenueItem {
  readonly title: string;
  readonly revenue: number;
}

/** Titles have up to 500 characters: a sentence has room for so many. */
const LONGEST = 30;
/** A name is cut between words where at least so many letters stay. */
const ENOUGH = 15;
const nameOf = ({ title }: { readonly title: string }): string => {
  const name = stripBidiControls(title);
  if (name.length <= LONGEST) return isolateBidi(name);
  const space = name.lastIndexOf(' ', LONGEST - 1);
  const start = name.slice(0, space < ENOUGH ? LONGEST - 1 : space);
  return isolateBidi(`${start.replace(/[\s,.:;(«-]+$/, '')}…`);
};

const times = { one: 'раз', few: 'раза', many: 'раз' };

/** «в 2,1 раза», «в 5 раз», «в 21 раз». */
export const formatRatio = (ratio: number): string => {
  const shown = ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio);
  return `в\u00a0${formatNumber(shown)}\u00a0${pluralize(shown, times)}`;
};

const byRevenue = <Each extends RevenueItem>(all: readonly Each[]): readonly Each[] =>
  all.filter(({ revenue }) => revenue > 0).toSorted((one, other) => other.revenue - one.revenue);

/** Nearer than this ratio two are level. */
const LEVEL = 1.05;

/** Who leads and by how much: «Apple — 18,0 % выручки, в 2,1 раза больше, чем Samsung»; undefined without sales. */
export const summarizeLeader = (all: readonly RevenueItem[], whole: number): string | undefined => {
  const [first, second] = byRevenue(all);
  if (first === undefined || whole <= 0) return undefined;
  const share = formatPercent(first.revenue / whole);
  if (second === undefined)
    return first.revenue < whole ? `${nameOf(first)} — ${share} выручки` : `Вся выручка — ${nameOf(first)}`;
  const ratio = first.revenue / second.revenue;
  if (ratio < LEVEL)
    return `${nameOf(first)} и ${nameOf(second)} почти наравне: ${share} и ${formatPercent(second.revenue / whole)} выручки`;
  return `${nameOf(first)} — ${share} выручки, ${formatRatio(ratio)} больше, чем ${nameOf(second)}`;
};

/** What a market is made of: «Половина выручки — 21 из 157 категорий; больше всего — Смартфоны: 7,7 %». */
export const summarizeHalf = (all: readonly RevenueItem[], noun: Noun): string | undefined => {
  const sold = byRevenue(all);
  const [first] = sold;
  if (first === undefined) return undefined;
  const whole = sum(sold, ({ revenue }) => revenue);
  const share = formatPercent(first.revenue / whole);
  if (sold.length === 1) return `Вся выручка — ${nameOf(first)}`;
  let [count, reached] = [0, 0];
  for (const { revenue } of sold) {
    if (reached >= whole / 2) break;
    reached += revenue;
    count += 1;
  }
  return count === 1
    ? `Больше половины выручки — ${nameOf(first)}: ${share}`
    : `Половина выручки — ${formatInteger(count)} из ${formatCountGenitive(all.length, noun)}; больше всего — ${nameOf(first)}: ${share}`;
};

/** How many leaders a sentence about concentration counts. */
const FIRST = 5;

/** How much the first hold: «Первые 5 из 136 продавцов — 36,9 % выручки, лидер — Technodom: 10,9 %». */
export const summarizeConcentration = (
  all: readonly RevenueItem[],
  whole: number,
  noun: Noun,
): string | undefined => {
  const leaders = byRevenue(all).slice(0, FIRST);
  const [first] = leaders;
  if (first === undefined || all.length <= FIRST) return summarizeLeader(all, whole);
  const held = sum(leaders, ({ revenue }) => revenue) / whole;
  return `Первые ${leaders.length} из ${formatCountGenitive(all.length, noun)} — ${formatPercent(held)} выручки, лидер — ${nameOf(first)}: ${formatPercent(first.revenue / whole)}`;
};

/** A band of prices in few characters: «от 490 до 760 тыс. ₸», «от 900 ₸ до 1,2 тыс. ₸». */
export const formatPriceRange = (from: number, to: number): string => {
  const [low, high] = [formatTick(from), formatTick(to)];
  const [unit] = /\u00a0.*/.exec(high) ?? [''];
  return low.endsWith(unit)
    ? `от ${unit === '' ? low : low.slice(0, -unit.length)} до ${high}\u00a0₸`
    : `от ${low}\u00a0₸ до ${high}\u00a0₸`;
};

/** Where the money is among prices: the narrowest run of steps with half of the revenue. */
export const summarizePrices = ({ bins: steps }: PriceBins): string | undefined => {
  const whole = sum(steps, ({ revenue }) => revenue);
  if (whole === 0) return undefined;
  let best: { from: number; to: number; revenue: number; steps: number } | undefined;
  for (const [start, { from }] of steps.entries()) {
    let revenue = 0;
    for (const [place, step] of steps.slice(start).entries()) {
      revenue += step.revenue;
      if (revenue < whole / 2) continue;
      const isBetter =
        best === undefined || place + 1 < best.steps || (place + 1 === best.steps && revenue > best.revenue);
      if (isBetter) best = { from, to: step.to, revenue, steps: place + 1 };
      break;
    }
  }
  return (
    best && `${formatPercent(best.revenue / whole)} выручки — товары ${formatPriceRange(best.from, best.to)}`
  );
};

/** How much of the money is at the chosen prices, both included; an open side is null. */
export const summarizeSelectedPrices = (
  products: readonly { readonly price: number; readonly revenue: number }[],
  range: Range,
): string | undefined => {
  const whole = sum(products, ({ revenue }) => revenue);
  const isChosen = createRangeTest(range, roundings.whole);
  const inside = products.filter(({ price }) => isChosen(price));
  if (whole === 0) return undefined;
  return `${formatPercent(sum(inside, ({ revenue }) => revenue) / whole)} выручки — отобранные товары`;
};

/** Which product sells most and at which price; undefined without sales. */
export const summarizeBestSeller = (
  products: readonly (RevenueItem & { readonly price: number })[],
): string | undefined => {
  const [first] = byRevenue(products);
  if (first === undefined) return undefined;
  const share = formatPercent(first.revenue / sum(products, ({ revenue }) => revenue));
  return `${share} выручки — один товар за ${formatMoney(first.price)}: ${nameOf(first)}`;
};

/** One level of prospect as a breakdown counts it; the share is of revenue, 0–1. */
interface LevelPart {
  readonly level: number;
  readonly count: number;
  readonly share: number;
}

const GOOD = prospectLevels.find(({ level }) => level === 4)?.label ?? '';

/** How much is promising: «Хорошая и выше — 28 из 685 товаров, 28,0 % выручки». */
export const summarizeProspects = (parts: readonly LevelPart[], noun: Noun): string => {
  const good = parts.filter(({ level }) => level >= 4);
  const [count, all] = [sum(good, (part) => part.count), sum(parts, (part) => part.count)];
  if (count === 0) return `«${GOOD}» и выше — ни одного из ${formatCountGenitive(all, noun)}`;
  return `«${GOOD}» и выше — ${formatInteger(count)} из ${formatCountGenitive(all, noun)}, ${formatPercent(sum(good, (part) => part.share))} выручки`;
};

/** Where there is most room: a high index at a small share won. */
export const summarizeGrowth = (
  all: readonly { readonly title: string; readonly index: number; readonly share: number }[],
): string | undefined => {
  const [first] = all.toSorted((one, other) => other.index * (1 - other.share) - one.index * (1 - one.share));
  if (first === undefined || all.length < 2) return undefined;
  return `Больше всего простора — ${nameOf(first)}: индекс ${formatIndex(first.index)} при доле ${formatPercent(first.share)}`;
};
