import { max, ticks } from 'd3-array';
import { estimateTextWidth } from '../text-width.ts';

/** One category or brand of the chart. */
export interface Bubble {
  /** Index of its row in the report. */
  readonly key: number;
  readonly title: string;
  /** Revenue of the week, ₸: area. */
  readonly revenue: number;
  /** Share of the category's or brand's revenue, 0–1: x axis. */
  readonly share: number;
  /** Prospect index, 0–1: y axis. */
  readonly index: number;
  readonly href: string;
}

/** Positions of a label, preferred first. */
const SIDES = ['right', 'left', 'above', 'below'] as const;
type Side = (typeof SIDES)[number];

/** A positioned bubble, px; `name` is the side of its label, null without space. */
export interface PositionedBubble extends Bubble {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly name: Side | null;
}

/** Positioned bubbles, axis ticks and scales. */
export interface BubbleLayout {
  readonly placed: readonly PositionedBubble[];
  readonly shares: readonly number[];
  readonly indices: readonly number[];
  readonly atShare: (share: number) => number;
  readonly atIndex: (index: number) => number;
}

/** Smallest and largest radius; label font size and line height, px. */
const RADIUS = { least: 3, most: 17 } as const;
const LABEL_FONT_SIZE = 11.4;
const LABEL_HEIGHT = 15;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

type Circle = Omit<PositionedBubble, 'name'>;

const getBounds = ({ x, y, radius }: Circle): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

const getLabelBox = ({ title, x, y, radius }: Circle, side: Side): Box => {
  const width = estimateTextWidth(title, LABEL_FONT_SIZE) + 4;
  const distance = radius + 4;
  const across = {
    right: x + distance,
    left: x - distance - width,
    above: x - width / 2,
    below: x - width / 2,
  };
  const down = {
    right: y - LABEL_HEIGHT / 2,
    left: y - LABEL_HEIGHT / 2,
    above: y - distance - LABEL_HEIGHT,
    below: y + distance,
  };
  return { x: across[side], y: down[side], width, height: LABEL_HEIGHT };
};

/** Labels bubbles, largest first, without overlaps. */
const placeLabels = (
  circles: readonly Circle[],
  width: number,
  height: number,
): readonly PositionedBubble[] => {
  const occupied = circles.map(getBounds);
  return circles.map((circle) => {
    const name = SIDES.find((side) => {
      const box = getLabelBox(circle, side);
      const isInside =
        box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + LABEL_HEIGHT <= height;
      return isInside && !occupied.some((other) => overlaps(box, other));
    });
    if (name !== undefined) occupied.push(getLabelBox(circle, name));
    return { ...circle, name: name ?? null };
  });
};

/** Positions bubbles in an area of the given size, largest first, so that small ones are on top. */
export const layoutBubbles = (all: readonly Bubble[], width: number, height: number): BubbleLayout => {
  const mostShare = Math.max(max(all, ({ share }) => share) ?? 0, 0.01) * 1.06;
  const indices = all.map(({ index }) => index);
  const [low, high] = [Math.max(0, Math.min(...indices) - 0.06), Math.min(1, Math.max(...indices) + 0.06)];
  const atShare = (share: number): number => (share / mostShare) * width;
  const atIndex = (index: number): number => height - ((index - low) / (high - low)) * height;
  const largest = max(all, ({ revenue }) => revenue) || 1;
  const circles = all
    .toSorted((one, other) => other.revenue - one.revenue)
    .map((bubble) => ({
      ...bubble,
      x: atShare(bubble.share),
      y: atIndex(bubble.index),
      radius: Math.max(RADIUS.least, RADIUS.most * Math.sqrt(bubble.revenue / largest)),
    }));
  return {
    placed: placeLabels(circles, width, height),
    shares: ticks(0, mostShare, 6),
    indices: ticks(low, high, 4),
    atShare,
    atIndex,
  };
};
