import type { contract, Followed, FollowedSection, Language, ReportPeriod } from '@vitrina/contract';
import { MIN_MARKET_SELLERS } from '@vitrina/contract';
import type { ResponseBodyOf } from '@vitrina/contract/serving';
import { getWeekEnd } from '@vitrina/contract/iso-week';
import { joinSections, type WhatHappened } from '../follow/what-happened.ts';
import { describeEvent } from './describe-event.ts';
import { changeShare, getFormat } from './format.ts';
import { letterTexts } from './texts/letter-texts.ts';

/** A figure of the head: its change in words, and whether its direction is coloured. */
export interface LetterFigure {
  label: string;
  value: string;
  change: string;
  direction: number;
}

/** A letter before it is rendered: all texts, none of them escaped. */
export interface LetterContent {
  language: Language;
  weekNumber: number;
  /** The dates of the week, and how many of its days were loaded, if not all. */
  days: string;
  /** The head line, also the subject. */
  head: string;
  lead: string;
  figures: readonly LetterFigure[];
  events: readonly { title: string; detail: string; amount: string; of: string }[];
  followed: readonly { title: string; of: string; revenue: string; change: string; direction: number }[];
}

/** Reports behind the letter's figures. */
export interface LetterReports {
  market: ResponseBodyOf<typeof contract.market.history>['weekHistory'];
  happened: WhatHappened;
  /** How many days of the week were loaded. */
  daysCount: number;
  /** The own shop; undefined without one, or if neither week has it. */
  shop?:
    | {
        history: ResponseBodyOf<typeof contract.seller.history>['sellerHistory'];
        prices: ResponseBodyOf<typeof contract.seller.prices>['sellerPrices'] | undefined;
      }
    | undefined;
}

/** Maximum events of a letter. */
const MAX_EVENTS = 10;

/** Picks the week and the one before from the rows of a history. */
function pickWeeks<Row extends ReportPeriod>(rows: readonly Row[], { year, weekNumber }: ReportPeriod) {
  const isWeek = (row: Row) => row.year === year && row.weekNumber === weekNumber;
  return { now: rows.find(isWeek), before: rows.find((row) => !isWeek(row)) };
}

const computeRatio = <Field extends string>(
  field: Field,
  now: Readonly<Partial<Record<Field, number | null>>> | undefined,
  before: Readonly<Partial<Record<Field, number | null>>> | undefined,
) => changeShare(now?.[field] ?? null, before?.[field] ?? null);

type Head = Pick<LetterContent, 'head' | 'lead' | 'figures'>;

/** A figure and its relative change. */
type MakeFigure = (label: string, value: string, ratio: number | null, isColoured: boolean) => LetterFigure;

const createFigures =
  (language: Language): MakeFigure =>
  (label, value, ratio, isColoured) => ({
    label,
    value,
    change: getFormat(language).change(ratio),
    direction: isColoured ? Math.sign(ratio ?? 0) : 0,
  });

const computeShare = (prices: { revenue: number; revenueWhereCheapest: number } | null | undefined) =>
  prices && prices.revenue > 0 ? prices.revenueWhereCheapest / prices.revenue : null;

/** Describes the first two figures, of the market or of the own shop. */
function describeSales(
  now: { salesCount: number | null; averagePrice: number | null } | undefined,
  before: { salesCount: number | null; averagePrice: number | null } | undefined,
  language: Language,
): LetterFigure[] {
  const { head: texts } = letterTexts[language];
  const { integer, exactMoney } = getFormat(language);
  const figure = createFigures(language);
  const [units, price] = [now?.salesCount ?? null, now?.averagePrice ?? null];
  return [
    figure(texts.unitsSold, integer(units), computeRatio('salesCount', now, before), true),
    figure(texts.averagePrice, exactMoney(price), computeRatio('averagePrice', now, before), false),
  ];
}

/** Describes the head of a letter about the own shop. */
function describeShop(
  week: ReportPeriod,
  { shop, market }: LetterReports,
  language: Language,
): Head | undefined {
  const { now, before } = pickWeeks(shop?.history.weeks ?? [], week);
  if (!shop || !now || now.revenue === null) return undefined;
  const { head: texts, event } = letterTexts[language];
  const format = getFormat(language);
  const weeks = pickWeeks(market.weeks, week);
  const { prices } = shop;
  const [place, count] = [format.integer(now.placeByRevenue), format.integer(now.placesCount)];
  const lead = texts.shop(
    format.change(computeRatio('revenue', weeks.now, weeks.before)),
    format.points(now.shareRevenueFromTotal, before?.shareRevenueFromTotal ?? null),
    before?.placeByRevenue
      ? texts.placeChange(format.integer(before.placeByRevenue), place, count)
      : texts.place(place, count),
  );
  const undercut = prices?.undercutNowCount
    ? [texts.undercutCards(format.integer(prices.undercutNowCount))]
    : [];
  return {
    head: `${shop.history.sellerTitle}: ${format.money(now.revenue)}, ${format.change(computeRatio('revenue', now, before))}`,
    lead: [lead, ...undercut].join(' '),
    figures: [
      ...describeSales(now, before, language),
      {
        label: texts.cheapest,
        value: texts.ofRevenue(format.percent(computeShare(prices))),
        change: event.before(format.percent(computeShare(prices?.before))),
        direction: 0,
      },
    ],
  };
}

/** Describes the head of a letter about the market. */
function describeMarket(week: ReportPeriod, { market }: LetterReports, language: Language): Head {
  const { now, before } = pickWeeks(market.weeks, week);
  const { head: texts } = letterTexts[language];
  const format = getFormat(language);
  const sellers = format.integer(now?.sellersCount ?? null);
  return {
    head: texts.market(
      format.money(now?.revenue ?? null),
      format.change(computeRatio('revenue', now, before)),
    ),
    lead: texts.chooseShop,
    figures: [
      ...describeSales(now, before, language),
      createFigures(language)(texts.sellers, sellers, computeRatio('sellersCount', now, before), false),
    ],
  };
}

function describeFollowed(
  { kind, id, title, revenue, revenueBefore, isWithinChance }: Followed | FollowedSection,
  mine: number,
  language: Language,
) {
  const ratio = changeShare(revenue, revenueBefore);
  const { kinds, myShop } = letterTexts[language];
  const { money, change } = getFormat(language);
  return {
    title,
    of: kind === 'seller' && id === mine ? myShop : kinds[kind],
    revenue: money(revenue),
    change: `${isWithinChance === true ? '≈\u00a0' : ''}${change(ratio)}`,
    direction: isWithinChance === true ? 0 : Math.sign(ratio ?? 0),
  };
}

/** Describes the head of a letter; of few sellers, that its shares are of the loaded data. */
function describeHead(week: ReportPeriod, reports: LetterReports, language: Language): Head {
  const head = describeShop(week, reports, language) ?? describeMarket(week, reports, language);
  const { now } = pickWeeks(reports.market.weeks, week);
  return (now?.sellersCount ?? MIN_MARKET_SELLERS) < MIN_MARKET_SELLERS
    ? { ...head, lead: `${head.lead} ${letterTexts[language].head.fewSellers}` }
    : head;
}

/** Composes the letter about a week in a language; `mine` is the own shop, 0 without one. */
export function composeLetter(
  week: ReportPeriod,
  { mine, language }: { mine: number; language: Language },
  reports: LetterReports,
): LetterContent {
  const { daysCount } = reports;
  const happened = joinSections(reports.happened, mine);
  const { kinds, myShop, frame } = letterTexts[language];
  const format = getFormat(language);
  return {
    language,
    weekNumber: week.weekNumber,
    days: `${format.days(getWeekEnd(week))}${daysCount < 7 ? `, ${frame.loadedDays(daysCount)}` : ''}`,
    ...describeHead(week, reports, language),
    events: happened.events.slice(0, MAX_EVENTS).map((event) => ({
      ...describeEvent(event, language),
      amount: format.money(event.amount),
      of: event.kind === 'seller' && event.id === mine ? myShop : kinds[event.kind],
    })),
    followed: happened.followed.map((one) => describeFollowed(one, mine, language)),
  };
}
