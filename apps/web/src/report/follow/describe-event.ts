import type { FollowEvent } from '@vitrina/contract';
import { isolateBidi } from '@vitrina/ui/format/bidi';
import {
  formatChange,
  formatCompactMoney,
  formatHhi,
  formatInteger,
  formatMoney,
  formatTenths,
} from '@vitrina/ui/format/numbers';
import { subjectPath } from '../../follow/follow-kinds.ts';
import { paths } from '../../routing/paths.ts';

/** An event in words. */
interface DescribedEvent {
  title: string;
  detail: string;
  /** The screen that explains it. */
  href: string;
}

type Describe = (event: FollowEvent) => Pick<DescribedEvent, 'title' | 'detail'>;

const ratio = ({ before, after }: FollowEvent): string =>
  before === null || before === 0 || after === null ? '' : formatChange(after / before - 1);

/** What came or went: «появилась» of a category. */
const agree = ({ kind }: FollowEvent, masculine: string) =>
  kind === 'category' ? `${masculine}ась` : `${masculine}ся`;

const describeBound = ({ before, after }: FollowEvent): string => {
  const [low, high] = [Math.min(before ?? 0, after ?? 0), Math.max(before ?? 0, after ?? 0)];
  const bound = [1500, 2500].find((one) => low < one && high >= one) ?? 1500;
  return `концентрация ${(after ?? 0) < bound ? 'ниже' : 'выше'} ${formatInteger(bound)}`;
};

const describers: Readonly<Record<FollowEvent['type'], Describe>> = {
  revenue: (event) => ({
    title: `${event.title}: выручка ${ratio(event)}`,
    detail: `${formatCompactMoney(event.before)} → ${formatCompactMoney(event.after)}, не так, как рынок`,
  }),
  place: (event) => ({
    title: `${event.title}: место ${formatInteger(event.before)} → ${formatInteger(event.after)}`,
    detail: (event.after ?? 0) < (event.before ?? 0) ? 'выше по выручке' : 'ниже по выручке',
  }),
  entered: (event) =>
    event.sellerTitle === null
      ? {
          title: `${event.title}: ${agree(event, 'появил')}`,
          detail: `выручка ${formatCompactMoney(event.after)}`,
        }
      : {
          title: `${event.title}: появился ${isolateBidi(event.sellerTitle)}`,
          detail: formatMoney(event.after),
        },
  left: (event) =>
    event.sellerTitle === null
      ? { title: `${event.title}: нет предложений`, detail: `было ${formatCompactMoney(event.before)}` }
      : {
          title: `${event.title}: ушёл ${isolateBidi(event.sellerTitle)}`,
          detail: `было ${formatMoney(event.before)}`,
        },
  undercut: ({ productName, sellerTitle, after, price }) => {
    const gap = price === null || after === null ? '' : ` (${formatChange(price / after - 1)})`;
    return {
      title: `Перебили цену: ${productName ?? ''}`,
      detail: `${isolateBidi(sellerTitle ?? '')} ${formatMoney(after)}, у меня ${formatMoney(price)}${gap}`,
    };
  },
  minimum: (event) => ({
    title: `Минимум упал: ${event.productName ?? event.title}`,
    detail: `${formatMoney(event.before)} → ${formatMoney(event.after)} (${ratio(event)})`,
  }),
  concentration: (event) => ({
    title: `${event.title}: ${describeBound(event)}`,
    detail: `HHI ${formatHhi(event.before)} → ${formatHhi(event.after)}`,
  }),
  rating: (event) => ({
    title: `${event.title}: рейтинг ниже 4`,
    detail: `${formatTenths(event.before)} → ${formatTenths(event.after)}`,
  }),
};

function findHref(event: FollowEvent): string {
  const { type, id, productId } = event;
  if (type === 'undercut') return paths.sellerUndercut({ sellerId: id });
  if (type === 'minimum' && productId !== null) return paths.product({ productId, sellerId: id });
  return subjectPath(event);
}

/** Describes an event from its figures alone. */
export const describeEvent = (event: FollowEvent): DescribedEvent => ({
  ...describers[event.type](event),
  href: findHref(event),
});
