import type { Language } from '@vitrina/contract';
import type { WhatHappened } from '../follow/what-happened.ts';
import { changeShare, type Format, getFormat } from './format.ts';
import { letterTexts } from './texts/letter-texts.ts';
import type { LetterTexts } from './texts/texts-type.ts';

type Event = WhatHappened['events' | 'sectionEvents'][number];

/** An event in words. */
interface DescribedEvent {
  title: string;
  detail: string;
}

type Describe = (event: Event, texts: LetterTexts['event'], format: Format) => DescribedEvent;

const formatChange = ({ before, after }: Event, format: Format): string =>
  format.change(changeShare(after, before));

/** «Кофе: концентрация ниже 2 500» */
const describeBound: Describe = ({ title, before, after }, texts, format) => {
  const [low, high] = [Math.min(before ?? 0, after ?? 0), Math.max(before ?? 0, after ?? 0)];
  const bound = [1500, 2500].find((one) => low < one && high >= one) ?? 1500;
  const describe = (after ?? 0) < bound ? texts.concentrationBelow : texts.concentrationAbove;
  return {
    title: describe(title, format.integer(bound)),
    detail: `HHI ${format.integer(before)} → ${format.integer(after)}`,
  };
};

const describers: Readonly<Record<Event['type'], Describe>> = {
  revenue: (event, texts, format) => ({
    title: texts.revenue(event.title, formatChange(event, format)),
    detail: texts.unlikeMarket(format.money(event.before), format.money(event.after)),
  }),
  place: ({ title, before, after }, texts, format) => ({
    title: texts.place(title, format.integer(before), format.integer(after)),
    detail: (after ?? 0) < (before ?? 0) ? texts.higher : texts.lower,
  }),
  entered: ({ title, sellerTitle, kind, after }, texts, format) =>
    sellerTitle === null
      ? { title: texts.appeared(title, kind), detail: texts.revenueNow(format.money(after)) }
      : { title: texts.sellerAppeared(title, sellerTitle), detail: format.exactMoney(after) },
  left: ({ title, sellerTitle, before }, texts, format) =>
    sellerTitle === null
      ? { title: texts.noOffers(title), detail: texts.before(format.money(before)) }
      : { title: texts.sellerLeft(title, sellerTitle), detail: texts.before(format.exactMoney(before)) },
  undercut: ({ productName, sellerTitle, after, price }, texts, format) => ({
    title: texts.undercut(productName ?? ''),
    detail: texts.undercutPrices(
      sellerTitle ?? '',
      format.exactMoney(after),
      format.exactMoney(price),
      format.change(changeShare(price, after)),
    ),
  }),
  minimum: (event, texts, format) => ({
    title: texts.minimum(event.productName ?? event.title),
    detail: `${format.exactMoney(event.before)} → ${format.exactMoney(event.after)} (${formatChange(event, format)})`,
  }),
  concentration: describeBound,
  rating: ({ title, before, after }, texts, format) => ({
    title: texts.lowRating(title),
    detail: `${format.tenths(before)} → ${format.tenths(after)}`,
  }),
};

/** Describes an event from its figures alone. */
export const describeEvent = (event: Event, language: Language): DescribedEvent =>
  describers[event.type](event, letterTexts[language].event, getFormat(language));
