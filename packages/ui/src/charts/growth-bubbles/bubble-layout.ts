import { max, median } from 'd3-array';
import { listTicks } from '../list-ticks.ts';
import type { BubbleLabel } from './label-candidates.ts';
import { placeLabels } from './label-layout.ts';

/** One category or brand of the chart. */
export interface Bubble {
  /** Index of its row in the report; negative if it has no row. */
  readonly key: number;
  readonly title: string;
  /** Revenue of the whole category or brand in the week, ₸: area. */
  readonly revenue: number;
  /** Share of that revenue, 0–1: x axis; null for what is not sold. */
  readonly share: number | null;
  /** Prospect index of the whole category or brand, 0–1: y axis. */
  readonly index: number;
  readonly href: string;
}

/** A positioned bubble, px; `label` is null for a small one without space. */
export interface PositionedBubble extends Bubble {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly label: BubbleLabel | null;
}

/** Strong market, small share: the corner where there is room to grow. */
interface GrowthCorner {
  /** Largest share and smallest index inside. */
  readonly share: number;
  readonly index: number;
}

/** Positioned bubbles, axis ticks and scales. */
export interface BubbleLayout {
  readonly placed: readonly PositionedBubble[];
  readonly shares: readonly number[];
  readonly indices: readonly number[];
  readonly corner: GrowthCorner;
  readonly atShare: (share: number) => number;
  readonly atIndex: (index: number) => number;
}

/** Smallest and largest radius, px. */
const RADIUS = { least: 3, most: 17 } as const;

/** Finds the corner: a share below the usual one, an index above the bound. */
export const findGrowthCorner = (all: readonly Bubble[], strongIndex: number): GrowthCorner => ({
  share: median(all, ({ share }) => share ?? undefined) ?? 0,
  index: strongIndex,
});

/** Whether a bubble lies in the corner. */
export const isInCorner = ({ share, index }: Bubble, corner: GrowthCorner): boolean =>
  index >= corner.index && (share ?? 0) <= corner.share;

/**
 * Positions bubbles in an area of the given size, largest first, so that small ones are on top.
 * @param strongIndex index from which a market is strong
 */
export const layoutBubbles = (
  all: readonly Bubble[],
  strongIndex: number,
  width: number,
  height: number,
): BubbleLayout => {
  const mostShare = Math.max(max(all, ({ share }) => share ?? 0) ?? 0, 0.01) * 1.06;
  const indices = [...all.map(({ index }) => index), strongIndex];
  const [low, high] = [Math.max(0, Math.min(...indices) - 0.04), Math.min(1, Math.max(...indices) + 0.06)];
  const atShare = (share: number): number => (share / mostShare) * width;
  const atIndex = (index: number): number => height - ((index - low) / (high - low)) * height;
  const largest = max(all, ({ revenue }) => revenue) || 1;
  const circles = all
    .toSorted((one, other) => other.revenue - one.revenue)
    .map((bubble) => ({
      ...bubble,
      x: atShare(bubble.share ?? 0),
      y: atIndex(bubble.index),
      radius: Math.max(RADIUS.least, RADIUS.most * Math.sqrt(bubble.revenue / largest)),
    }));
  return {
    placed: placeLabels(circles, width, height),
    shares: [0, ...listTicks(0, mostShare, 6)],
    indices: listTicks(low, high, 4),
    corner: findGrowthCorner(all, strongIndex),
    atShare,
    atIndex,
  };
};
