import * as texts from '#texts/report/follow/events';
import type { AnyEvent } from '../../api/follow.ts';
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
  /** Address of the screen that explains the event. */
  href: string;
}

type Describe = (event: AnyEvent) => Pick<DescribedEvent, 'title' | 'detail'>;

const formatRatio = ({ before, after }: AnyEvent): string =>
  before === null || before === 0 || after === null ? '' : formatChange(after / before - 1);

const describeBound = ({ title, before, after }: AnyEvent): string => {
  const [low, high] = [Math.min(before ?? 0, after ?? 0), Math.max(before ?? 0, after ?? 0)];
  const bound = [1500, 2500].find((one) => low < one && high >= one) ?? 1500;
  return ((after ?? 0) < bound ? texts.concentrationBelow : texts.concentrationAbove)(
    title,
    formatInteger(bound),
  );
};

const describers: Readonly<Record<AnyEvent['type'], Describe>> = {
  revenue: (event) => ({
    title: texts.revenue(event.title, formatRatio(event)),
    detail: texts.unlikeMarket(formatCompactMoney(event.before), formatCompactMoney(event.after)),
  }),
  place: (event) => ({
    title: texts.place(event.title, formatInteger(event.before), formatInteger(event.after)),
    detail: (event.after ?? 0) < (event.before ?? 0) ? texts.higher : texts.lower,
  }),
  entered: (event) =>
    event.sellerTitle === null
      ? {
          title: texts.appeared(event.title, event.kind),
          detail: texts.revenueNow(formatCompactMoney(event.after)),
        }
      : {
          title: texts.sellerAppeared(event.title, isolateBidi(event.sellerTitle)),
          detail: texts.price(formatMoney(event.after)),
        },
  left: (event) =>
    event.sellerTitle === null
      ? { title: texts.noOffers(event.title), detail: texts.before(formatCompactMoney(event.before)) }
      : {
          title: texts.sellerLeft(event.title, isolateBidi(event.sellerTitle)),
          detail: texts.priceBefore(formatMoney(event.before)),
        },
  undercut: ({ productName, sellerTitle, after, price }) => {
    const gap = price === null || after === null ? '' : ` (${formatChange(price / after - 1)})`;
    return {
      title: texts.undercut(productName ?? ''),
      detail: texts.undercutPrices(
        isolateBidi(sellerTitle ?? ''),
        formatMoney(after),
        `${formatMoney(price)}${gap}`,
      ),
    };
  },
  minimum: (event) => ({
    title: texts.minimum(event.productName ?? event.title),
    detail: `${formatMoney(event.before)} → ${formatMoney(event.after)} (${formatRatio(event)})`,
  }),
  concentration: (event) => ({
    title: describeBound(event),
    detail: `HHI ${formatHhi(event.before)} → ${formatHhi(event.after)}`,
  }),
  rating: (event) => ({
    title: texts.lowRating(event.title),
    detail: `${formatTenths(event.before)} → ${formatTenths(event.after)}`,
  }),
};

function findHref(event: AnyEvent): string {
  const { type, id, productId } = event;
  if (type === 'undercut') return paths.sellerPrices({ sellerId: id }, 'undercut-now');
  if (type === 'minimum' && productId !== null) return paths.product({ productId, sellerId: id });
  return subjectPath(event);
}

/** Describes an event from its figures alone. */
export const describeEvent = (event: AnyEvent): DescribedEvent => ({
  ...describers[event.type](event),
  href: findHref(event),
});
