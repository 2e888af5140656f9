import { sum } from 'd3-array';
import { formatInteger } from '../../format/numbers.ts';
import { estimateTextWidth } from '../text-width.ts';

/** One of those who divide a market among them. */
export interface StripPart {
  /** Its row in the report, by index. */
  readonly key: number;
  /** Empty for goods without a brand, which are nobody: they lead nothing. */
  readonly title: string;
  /** ₸ in the week. */
  readonly revenue: number;
  /** Its profile. */
  readonly href: string;
}

/** A market as one strip: its leaders, then those who are not told apart. Shares are of 0–1. */
export interface Strip {
  readonly leaders: readonly (StripPart & { readonly share: number })[];
  readonly rests: readonly { readonly title: string; readonly share: number }[];
}

/** So many tones are told apart. */
const LEADERS = 5;

/** Who leads the market and by how much. */
export const layoutStrip = (parts: readonly StripPart[]): Strip => {
  const total = sum(parts, ({ revenue }) => revenue);
  const named = parts
    .filter(({ title }) => title !== '')
    .toSorted((one, other) => other.revenue - one.revenue)
    .map((part) => ({ ...part, share: part.revenue / total }));
  const leaders = named.slice(0, LEADERS).filter(({ revenue }) => revenue > 0);
  const others = named.length - leaders.length;
  return {
    leaders,
    rests: [
      {
        title: `Остальные (${formatInteger(others)})`,
        share: sum(named.slice(leaders.length), ({ share }) => share),
      },
      {
        title: 'Без бренда',
        share: sum(parts, ({ title, revenue }) => (title === '' ? revenue : 0)) / total,
      },
    ].filter(({ share }) => share > 0),
  };
};

/** Room (px) for a share within a leader's part, and the air after a name below it. */
export const SHARE_WIDTH = 54;
const AIR = 8;

/** Whether each part of a strip of so many px has room for its name below it. */
export const hasRoomForNames = ({ leaders, rests }: Strip, width: number): boolean =>
  [...leaders, ...rests].every(
    ({ title, share }) => share * width >= Math.max(SHARE_WIDTH, estimateTextWidth(title, 12) + AIR),
  );

/** Sizes of so many equal rivals in their own unit: 2.4 are 1, 1 and 0.4. */
export const splitEqualRivals = (effective: number): readonly number[] => {
  const whole = Math.floor(effective + 0.05);
  const part = effective - whole;
  return [...Array.from({ length: whole }, () => 1), ...(part >= 0.05 ? [part] : [])];
};
