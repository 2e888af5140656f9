import { max, median } from 'd3-array';
import { listTicks } from '../list-ticks.ts';
import { estimateTextWidth } from '../text-width.ts';

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

/** Positions of a label, preferred first; on the bubble itself at last. */
const SIDES = ['right', 'left', 'above', 'below', 'over'] as const;
type Side = (typeof SIDES)[number];

/**
 * A positioned bubble, px; `name` is the place of its label, null for a small one without space; `shift` moves a label
 * above, below or over the bubble sideways, into the plot.
 */
export interface PositionedBubble extends Bubble {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly name: Side | null;
  readonly shift: number;
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

/** Smallest and largest radius, and that from which a bubble is named even over others, px. */
const RADIUS = { least: 3, most: 17 } as const;
const LARGE_RADIUS = 7;

/** Font size and line height of a label, px. */
const LABEL_FONT_SIZE = 11.4;
const LABEL_HEIGHT = 15;

/** Words of the corner. */
export const CORNER_TITLE = 'сильный рынок, малая доля';

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

type Circle = Omit<PositionedBubble, 'name' | 'shift'>;

const getBounds = ({ x, y, radius }: Circle): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** How far a label centred at x has to move to lie in a plot of this width, px. */
const findShift = (x: number, width: number, plotWidth: number): number =>
  Math.max(0, width / 2 - x) - Math.max(0, x + width / 2 - plotWidth);

const getLabelBox = ({ title, x, y, radius }: Circle, side: Side, plotWidth: number): Box => {
  const width = estimateTextWidth(title, LABEL_FONT_SIZE) + 4;
  const distance = radius + 4;
  const centre = { x: x - width / 2 + findShift(x, width, plotWidth), y: y - LABEL_HEIGHT / 2 };
  const corner = {
    right: { ...centre, x: x + distance },
    left: { ...centre, x: x - distance - width },
    above: { ...centre, y: y - distance - LABEL_HEIGHT },
    below: { ...centre, y: y + distance },
    over: centre,
  }[side];
  return { ...corner, width, height: LABEL_HEIGHT };
};

/** Labels bubbles, largest first, without overlaps. */
const placeLabels = (
  circles: readonly Circle[],
  width: number,
  height: number,
): readonly PositionedBubble[] => {
  const bounds = circles.map(getBounds);
  const cornerTitle = { x: 0, y: 0, width: estimateTextWidth(CORNER_TITLE, 11) + 10, height: LABEL_HEIGHT };
  const labels: Box[] = [cornerTitle];
  return circles.map((circle) => {
    const name = SIDES.find((side) => {
      const box = getLabelBox(circle, side, width);
      const isInside =
        box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + LABEL_HEIGHT <= height;
      const isFree =
        side === 'over' ? circle.radius >= LARGE_RADIUS : !bounds.some((each) => overlaps(box, each));
      return isInside && isFree && !labels.some((label) => overlaps(box, label));
    });
    if (name === undefined) return { ...circle, name: null, shift: 0 };
    const box = getLabelBox(circle, name, width);
    labels.push(box);
    const isBeside = name === 'left' || name === 'right';
    return { ...circle, name, shift: isBeside ? 0 : box.x + box.width / 2 - circle.x };
  });
};

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
