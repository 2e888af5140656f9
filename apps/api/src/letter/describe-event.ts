import type { WhatHappened } from '../follow/what-happened.ts';
import { changeShare, formatChange, formatInteger, formatMoney, formatTenths } from './format.ts';

type Event = WhatHappened['events'][number];

/** An event in words. */
interface DescribedEvent {
  title: string;
  detail: string;
}

const exact = (tenge: number | null): string => `${formatInteger(tenge)}\u00A0₸`;
const ratio = ({ before, after }: Event): string => formatChange(changeShare(after, before));

/** «концентрация ниже 2 500» */
function describeBound({ before, after }: Event): string {
  const [low, high] = [Math.min(before ?? 0, after ?? 0), Math.max(before ?? 0, after ?? 0)];
  const bound = [1500, 2500].find((one) => low < one && high >= one) ?? 1500;
  return `концентрация ${(after ?? 0) < bound ? 'ниже' : 'выше'} ${formatInteger(bound)}`;
}

const describers: Readonly<Record<Event['type'], (event: Event) => DescribedEvent>> = {
  revenue: (event) => ({
    title: `${event.title}: выручка ${ratio(event)}`,
    detail: `${formatMoney(event.before)} → ${formatMoney(event.after)}, не так, как рынок`,
  }),
  place: (event) => ({
    title: `${event.title}: место ${formatInteger(event.before)} → ${formatInteger(event.after)}`,
    detail: (event.after ?? 0) < (event.before ?? 0) ? 'выше по выручке' : 'ниже по выручке',
  }),
  entered: ({ title, sellerTitle, kind, after }) =>
    sellerTitle === null
      ? {
          title: `${title}: ${kind === 'category' ? 'появилась' : 'появился'}`,
          detail: `выручка ${formatMoney(after)}`,
        }
      : { title: `${title}: появился ${sellerTitle}`, detail: exact(after) },
  left: ({ title, sellerTitle, before }) =>
    sellerTitle === null
      ? { title: `${title}: нет предложений`, detail: `было ${formatMoney(before)}` }
      : { title: `${title}: ушёл ${sellerTitle}`, detail: `было ${exact(before)}` },
  undercut: ({ productName, sellerTitle, after, price }) => ({
    title: `Перебили цену: ${productName ?? ''}`,
    detail: `${sellerTitle ?? ''} ${exact(after)}, у меня ${exact(price)} (${formatChange(changeShare(price, after))})`,
  }),
  minimum: (event) => ({
    title: `Минимум упал: ${event.productName ?? event.title}`,
    detail: `${exact(event.before)} → ${exact(event.after)} (${ratio(event)})`,
  }),
  concentration: (event) => ({
    title: `${event.title}: ${describeBound(event)}`,
    detail: `HHI ${formatInteger(event.before)} → ${formatInteger(event.after)}`,
  }),
  rating: ({ title, before, after }) => ({
    title: `${title}: рейтинг ниже 4`,
    detail: `${formatTenths(before)} → ${formatTenths(after)}`,
  }),
};

/** Describes an event from its figures alone. */
export const describeEvent = (event: Event): DescribedEvent => describers[event.type](event);
