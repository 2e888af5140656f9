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

/** Directions of a label from its bubble, preferred first, as signs of x and y. */
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** Distances of a label from its bubble, px; beyond the first a line joins them. */
const DISTANCES = [4, 16, 30, 46, 62] as const;

/** Place of a label: offset of its anchor from the bubble's centre, px. */
export interface BubbleLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Whether a line joins it to the bubble. */
  readonly isFar: boolean;
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

type Circle = Omit<PositionedBubble, 'label'>;

/** Whether a circle reaches into a box, with 1 px between them. */
const reaches = ({ x, y, radius }: Circle, box: Box): boolean => {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const along = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, along) < radius + 1;
};

const anchors = { '-1': 'end', '0': 'middle', '1': 'start' } as const;

/** A label in a direction, and the box that it covers. */
const createLabel = (
  { title, x, y, radius }: Circle,
  [right, down]: readonly [-1 | 0 | 1, -1 | 0 | 1],
  distance: number,
) => {
  const width = estimateTextWidth(title, LABEL_FONT_SIZE) + 4;
  // Diagonal labels begin beside the circle, not beside its bounding box.
  const reach = (radius + distance) * (right !== 0 && down !== 0 ? Math.SQRT1_2 : 1);
  const label: BubbleLabel = {
    x: right * reach,
    y: down * (reach + (right === 0 ? LABEL_HEIGHT / 2 : LABEL_HEIGHT / 4)),
    anchor: anchors[right],
    isFar: distance > DISTANCES[0],
  };
  const start = { start: 0, middle: width / 2, end: width }[label.anchor];
  const box = { x: x + label.x - start, y: y + label.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
  return { label, box };
};

/** The label on a large bubble that has no free place. */
const ON_BUBBLE: BubbleLabel = { x: 0, y: 0, anchor: 'middle', isFar: false };

/** Labels bubbles, largest first, without overlaps; small ones only beside them. */
const placeLabels = (
  circles: readonly Circle[],
  width: number,
  height: number,
): readonly PositionedBubble[] => {
  const cornerTitle = { x: 0, y: 0, width: estimateTextWidth(CORNER_TITLE, 11) + 10, height: LABEL_HEIGHT };
  const taken: Box[] = [cornerTitle];
  const isFree = (box: Box): boolean =>
    box.x >= 0 &&
    box.x + box.width <= width &&
    box.y >= 0 &&
    box.y + box.height <= height &&
    !taken.some((each) => overlaps(box, each)) &&
    !circles.some((each) => reaches(each, box));
  return circles.map((circle) => {
    const isLarge = circle.radius >= LARGE_RADIUS;
    const found = DISTANCES.slice(0, isLarge ? undefined : 1)
      .flatMap((distance) => DIRECTIONS.map((direction) => createLabel(circle, direction, distance)))
      .find(({ box }) => isFree(box));
    if (found !== undefined) taken.push(found.box);
    return { ...circle, label: found?.label ?? (isLarge ? ON_BUBBLE : null) };
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
