import * as texts from '#texts/charts/concentration-strip';
import { sum } from 'd3-array';
import { noBrand } from '../../format/no-brand.ts';
import { formatInteger } from '../../format/numbers.ts';
import { estimateTextWidth } from '../text-width.ts';

/** One participant of a market. */
export interface StripPart {
  /** Index of its row in the report. */
  readonly key: number;
  /** Empty for products without a brand, which are never a leader. */
  readonly title: string;
  /** Revenue of the week, ₸. */
  readonly revenue: number;
  /** Link to its profile. */
  readonly href: string;
}

/** Layout of a market: its leaders, then aggregated rests. Shares are 0–1. */
export interface Strip {
  readonly leaders: readonly (StripPart & { readonly share: number })[];
  readonly rests: readonly { readonly title: string; readonly share: number }[];
}

/** Number of distinguishable tones. */
const MAX_LEADERS = 5;

/** Computes leaders and rests of a market. */
export const layoutStrip = (parts: readonly StripPart[]): Strip => {
  const total = sum(parts, ({ revenue }) => revenue);
  const named = parts
    .filter(({ title }) => title !== '')
    .toSorted((one, other) => other.revenue - one.revenue)
    .map((fraction) => ({ ...fraction, share: fraction.revenue / total }));
  const leaders = named.slice(0, MAX_LEADERS).filter(({ revenue }) => revenue > 0);
  const others = named.length - leaders.length;
  return {
    leaders,
    rests: [
      {
        title: texts.others(formatInteger(others)),
        share: sum(named.slice(leaders.length), ({ share }) => share),
      },
      {
        title: noBrand,
        share: sum(parts, ({ title, revenue }) => (title === '' ? revenue : 0)) / total,
      },
    ].filter(({ share }) => share > 0),
  };
};

/** Minimum width of a share label, and space after a name, px. */
export const SHARE_WIDTH = 54;
const NAME_GAP = 8;

/** Whether a part is wide enough for its name below it. */
export const hasRoomForName = (
  { title, share }: { readonly title: string; readonly share: number },
  width: number,
): boolean => share * width >= Math.max(SHARE_WIDTH, estimateTextWidth(title, 12) + NAME_GAP);

/** Splits a number of equal rivals into units: 2.4 gives 1, 1 and 0.4. */
export const splitEqualRivals = (effective: number): readonly number[] => {
  const fullRivals = Math.floor(effective + 0.05);
  const fraction = effective - fullRivals;
  return [...Array.from({ length: fullRivals }, () => 1), ...(fraction >= 0.05 ? [fraction] : [])];
};
