import { max, ticks } from 'd3-array';
import { estimateTextWidth } from '../text-width.ts';

/** A category or a brand as a place to grow in. */
export interface Bubble {
  /** Its row in the report, by index. */
  readonly key: number;
  readonly title: string;
  /** ₸ in the week: the area. */
  readonly revenue: number;
  /** Of the whole category's or brand's revenue, 0–1: to the right. */
  readonly share: number;
  /** Prospect index of 0–1: upwards. */
  readonly index: number;
  readonly href: string;
}

/** Where a name stands, the best first. */
const SIDES = ['right', 'left', 'above', 'below'] as const;
type Side = (typeof SIDES)[number];

/** A bubble in the picture, px; its name beside it where there is room. */
export interface PositionedBubble extends Bubble {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly name: Side | null;
}

/** The bubbles, and the values along the axes: shares of 0–1, indices of 0–1. */
export interface BubbleLayout {
  readonly placed: readonly PositionedBubble[];
  readonly shares: readonly number[];
  readonly indices: readonly number[];
  readonly atShare: (share: number) => number;
  readonly atIndex: (index: number) => number;
}

/** Radii (px) of the smallest and the largest; size and height (px) of a name. */
const RADIUS = { least: 3, most: 17 } as const;
const LETTER = 11.4;
const LINE = 15;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

type Circle = Omit<PositionedBubble, 'name'>;

const around = ({ x, y, radius }: Circle): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

const beside = ({ title, x, y, radius }: Circle, side: Side): Box => {
  const width = estimateTextWidth(title, LETTER) + 4;
  const away = radius + 4;
  const across = { right: x + away, left: x - away - width, above: x - width / 2, below: x - width / 2 };
  const down = { right: y - LINE / 2, left: y - LINE / 2, above: y - away - LINE, below: y + away };
  return { x: across[side], y: down[side], width, height: LINE };
};

/** Gives names to those that have room for one, the largest first: a name touches nothing. */
const withNames = (
  circles: readonly Circle[],
  width: number,
  height: number,
): readonly PositionedBubble[] => {
  const taken = circles.map(around);
  return circles.map((circle) => {
    const name = SIDES.find((side) => {
      const box = beside(circle, side);
      const isInside = box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + LINE <= height;
      return isInside && !taken.some((other) => meet(box, other));
    });
    if (name !== undefined) taken.push(beside(circle, name));
    return { ...circle, name: name ?? null };
  });
};

/** Lays bubbles out in so many px, the largest first, so that the small ones lie above. */
export const layoutBubbles = (all: readonly Bubble[], width: number, height: number): BubbleLayout => {
  const mostShare = Math.max(max(all, ({ share }) => share) ?? 0, 0.01) * 1.06;
  const found = all.map(({ index }) => index);
  const [low, high] = [Math.max(0, Math.min(...found) - 0.06), Math.min(1, Math.max(...found) + 0.06)];
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
    placed: withNames(circles, width, height),
    shares: ticks(0, mostShare, 6),
    indices: ticks(low, high, 4),
    atShare,
    atIndex,
  };
};
