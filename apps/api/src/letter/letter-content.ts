import type { contract, Follow, Followed, ReportPeriod } from '@vitrina/contract';
import type { ResponseBodyOf } from '@vitrina/contract/serving';
import { getWeekEnd } from '../period/iso-week.ts';
import type { WhatHappened } from '../follow/what-happened.ts';
import { describeEvent } from './describe-event.ts';
import {
  changeShare,
  formatChange,
  formatDays,
  formatInteger,
  formatMoney,
  formatPercent,
  formatPoints,
} from './format.ts';

/** A figure of the head: its change in words, and whether it is coloured by direction. */
export interface LetterFigure {
  label: string;
  value: string;
  change: string;
  direction: number;
}

/** A letter before it is rendered: all texts, none of them escaped. */
export interface LetterContent {
  weekNumber: number;
  days: string;
  /** The head line, which is the subject, too. */
  head: string;
  lead: string;
  figures: readonly LetterFigure[];
  events: readonly { title: string; detail: string; amount: string; of: string }[];
  followed: readonly { title: string; of: string; revenue: string; change: string; direction: number }[];
}

/** The reports that the letter's figures come from. */
export interface LetterReports {
  market: ResponseBodyOf<typeof contract.market.history>['weekHistory'];
  happened: WhatHappened;
  /** The own shop; undefined without one, or where it is in neither week. */
  shop?:
    | {
        history: ResponseBodyOf<typeof contract.seller.history>['sellerHistory'];
        prices: ResponseBodyOf<typeof contract.seller.prices>['sellerPrices'] | undefined;
      }
    | undefined;
}

/** The most events of a letter. */
const MAX_EVENTS = 10;

const kindWords: Readonly<Record<Follow['kind'], string>> = {
  seller: 'продавец',
  brand: 'бренд',
  category: 'категория',
  product: 'товар',
};

const figure = (label: string, value: string, ratio: number | null, isColoured: boolean): LetterFigure => ({
  label,
  value,
  change: formatChange(ratio),
  direction: isColoured ? Math.sign(ratio ?? 0) : 0,
});

/** The week and the one before among the rows of a history. */
function pickWeeks<Row extends ReportPeriod>(rows: readonly Row[], { year, weekNumber }: ReportPeriod) {
  const isWeek = (row: Row) => row.year === year && row.weekNumber === weekNumber;
  return { now: rows.find(isWeek), before: rows.find((row) => !isWeek(row)) };
}

const ratioOf = <Field extends string>(
  field: Field,
  now: Readonly<Partial<Record<Field, number | null>>> | undefined,
  before: Readonly<Partial<Record<Field, number | null>>> | undefined,
) => changeShare(now?.[field] ?? null, before?.[field] ?? null);

type Head = Pick<LetterContent, 'head' | 'lead' | 'figures'>;

const shareOf = (prices: { revenue: number; revenueWhereCheapest: number } | null | undefined) =>
  prices && prices.revenue > 0 ? prices.revenueWhereCheapest / prices.revenue : null;

/** The head of a letter about the own shop. */
function describeShop(week: ReportPeriod, { shop, market }: LetterReports): Head | undefined {
  const { now, before } = pickWeeks(shop?.history.weeks ?? [], week);
  if (!shop || !now || now.revenue === null) return undefined;
  const weeks = pickWeeks(market.weeks, week);
  const { prices } = shop;
  const place = `место ${before?.placeByRevenue ? `${formatInteger(before.placeByRevenue)} → ` : ''}${formatInteger(now.placeByRevenue)} из ${formatInteger(now.placesCount)}`;
  const undercut = prices?.undercutNowCount
    ? ` Карточек, где перебили цену: ${formatInteger(prices.undercutNowCount)}.`
    : '';
  return {
    head: `${shop.history.sellerTitle}: ${formatMoney(now.revenue)}, ${formatChange(ratioOf('revenue', now, before))}`,
    lead: `Рынок ${formatChange(ratioOf('revenue', weeks.now, weeks.before))}. Доля ${formatPoints(now.shareRevenueFromTotal, before?.shareRevenueFromTotal ?? null)}, ${place}.${undercut}`,
    figures: [
      figure('Продажи, шт.', formatInteger(now.salesCount), ratioOf('salesCount', now, before), true),
      figure(
        'Средняя цена',
        `${formatInteger(now.averagePrice)}\u00A0₸`,
        ratioOf('averagePrice', now, before),
        false,
      ),
      {
        label: 'Дешевле всех',
        value: `${formatPercent(shareOf(prices))} выручки`,
        change: `было ${formatPercent(shareOf(prices?.before))}`,
        direction: 0,
      },
    ],
  };
}

/** The head of a letter about the market. */
function describeMarket(week: ReportPeriod, { market }: LetterReports): Head {
  const { now, before } = pickWeeks(market.weeks, week);
  const sellers = now?.sellersCount ?? null;
  return {
    head: `Рынок: ${formatMoney(now?.revenue ?? null)}, ${formatChange(ratioOf('revenue', now, before))}`,
    lead: 'Отметьте свой магазин в Vitrina, и письмо начнётся с него.',
    figures: [
      figure(
        'Продажи, шт.',
        formatInteger(now?.salesCount ?? null),
        ratioOf('salesCount', now, before),
        true,
      ),
      figure(
        'Средняя цена',
        `${formatInteger(now?.averagePrice ?? null)}\u00A0₸`,
        ratioOf('averagePrice', now, before),
        false,
      ),
      figure('Продавцы', formatInteger(sellers), ratioOf('sellersCount', now, before), false),
    ],
  };
}

function describeFollowed(
  { kind, id, title, revenue, revenueBefore, isWithinChance }: Followed,
  mine: number,
) {
  const ratio = changeShare(revenue, revenueBefore);
  return {
    title,
    of: kind === 'seller' && id === mine ? 'мой магазин' : kindWords[kind],
    revenue: formatMoney(revenue),
    change: `${isWithinChance === true ? '≈\u00A0' : ''}${formatChange(ratio)}`,
    direction: isWithinChance === true ? 0 : Math.sign(ratio ?? 0),
  };
}

/** Composes the letter about a week; `mine` is the own shop, 0 without one. */
export function composeLetter(week: ReportPeriod, mine: number, reports: LetterReports): LetterContent {
  const { happened } = reports;
  return {
    weekNumber: week.weekNumber,
    days: formatDays(getWeekEnd(week)),
    ...(describeShop(week, reports) ?? describeMarket(week, reports)),
    events: happened.events.slice(0, MAX_EVENTS).map((event) => ({
      ...describeEvent(event),
      amount: formatMoney(event.amount),
      of: event.kind === 'seller' && event.id === mine ? 'мой магазин' : kindWords[event.kind],
    })),
    followed: happened.followed.map((one) => describeFollowed(one, mine)),
  };
}
