import { max, median, min } from 'd3-array';
import { listTicks } from '../list-ticks.ts';
import { type CornerTitle, layoutCornerTitle, TALL_TITLE } from './corner-title.ts';
import type { BubbleLabel } from './label-candidates.ts';
import { placeLabels } from './label-layout.ts';
import type { Box, Circle } from './shapes.ts';
import { layoutUnsoldLane } from './unsold-lane.ts';

/** One category or brand of the chart. */
export interface Bubble {
  /** Index of its row in the report; negative if it has no row. */
  readonly key: number;
  readonly title: string;
  /** Revenue of the whole category or brand in the week, ₸: area. */
  readonly revenue: number;
  /** Share of that revenue, 0–1: x axis; null if unsold. */
  readonly share: number | null;
  /** Prospect index of the whole category or brand, 0–1: y axis. */
  readonly index: number;
  readonly href: string;
}

/** A positioned bubble, px; `label` is null without free space. */
export interface PositionedBubble extends Bubble {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Diameter of the pointer target, px: a touch target's, less where another centre is near. */
  readonly pointerSize: number;
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
  /** Width of the lane of unsold items before the share axis, px; 0 without one. */
  readonly laneWidth: number;
  /** The corner with room to grow, and its title. */
  readonly frame: Box;
  readonly cornerTitle: CornerTitle;
  readonly atShare: (share: number) => number;
  readonly atIndex: (index: number) => number;
}

/** Smallest and largest radius, px. */
const RADIUS = { least: 3, most: 17 } as const;
/** Size of a touch target, px. */
export const POINTER = 24;

/** Finds the corner: shares up to the median, indices from the bound on. */
export const findGrowthCorner = (all: readonly Bubble[], strongIndex: number): GrowthCorner => ({
  share: median(all, ({ share }) => share ?? undefined) ?? 0,
  index: strongIndex,
});

/** Whether a bubble lies in the corner. */
export const isInCorner = ({ share, index }: Bubble, corner: GrowthCorner): boolean =>
  index >= corner.index && (share ?? 0) <= corner.share;

type Sized = Bubble & { readonly radius: number };

/** The share axis: starts at 0 after the lane of unsold items, far enough for the circles to fit. */
const createShareAxis = (circles: readonly Sized[], width: number, laneWidth: number) => {
  const mostShare = Math.max(max(circles, ({ share }) => share ?? 0) ?? 0, 0.01) * 1.06;
  const room = circles.map(({ share, radius }) =>
    share === null ? 0 : radius + 1 - (share / mostShare) * width,
  );
  const start = laneWidth + Math.max(0, ...room);
  return { mostShare, atShare: (share: number): number => start + (share / mostShare) * (width - start) };
};

/** The index axis: circles stay inside, below the head of the corner. */
const createIndexAxis = (circles: readonly Sized[], strongIndex: number, height: number, head: number) => {
  const indices = [...circles.map(({ index }) => index), strongIndex];
  const least = Math.min(...indices);
  const spread = Math.max(...indices) - least || 0.1;
  const parts = circles.map(({ index, radius }) => ({ part: (index - least) / spread, radius }));
  const bottom = Math.min(
    height - RADIUS.least,
    ...parts.map(({ part, radius }) => (part < 1 ? (height - radius - part * head) / (1 - part) : height)),
  );
  const top = Math.max(
    head + RADIUS.least,
    ...parts.map(({ part, radius }) => (part > 0 ? (head + radius - bottom * (1 - part)) / part : 0)),
  );
  const toIndex = (y: number): number =>
    Math.min(1, Math.max(0, least + ((bottom - y) / (bottom - top)) * spread));
  return {
    ends: [toIndex(height), toIndex(0)] as const,
    atIndex: (index: number): number => bottom - ((index - least) / spread) * (bottom - top),
  };
};

/** The lane of unsold items, computed for the tallest corner title, which brings the circles closest. */
const createUnsoldLane = (circles: readonly Sized[], strongIndex: number, width: number, height: number) => {
  const { atIndex } = createIndexAxis(circles, strongIndex, height, TALL_TITLE);
  const unsold = circles.filter(({ share }) => share === null);
  return layoutUnsoldLane(
    unsold.map((circle) => ({ ...circle, y: atIndex(circle.index) })),
    width,
  );
};

/** Adds the size of each circle's pointer target, smaller near another circle's centre. */
const addPointerSizes = <Placed extends Circle>(circles: readonly Placed[]) =>
  circles.map((circle) => {
    const nearest = min(circles, ({ x, y }, at) =>
      circles[at] === circle ? undefined : Math.hypot(x - circle.x, y - circle.y),
    );
    return { ...circle, pointerSize: Math.max(2 * circle.radius, Math.min(POINTER, nearest ?? POINTER)) };
  });

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
  const largest = max(all, ({ revenue }) => revenue) || 1;
  const sized = all
    .toSorted((one, other) => other.revenue - one.revenue)
    .map((bubble) => ({
      ...bubble,
      radius: Math.max(RADIUS.least, RADIUS.most * Math.sqrt(bubble.revenue / largest)),
    }));
  const corner = findGrowthCorner(all, strongIndex);
  const firstInCorner = sized.find((bubble) => isInCorner(bubble, corner));
  const lane = createUnsoldLane(sized, strongIndex, width, height);
  const { mostShare, atShare } = createShareAxis(sized, width, lane.width);
  const frameWidth = atShare(corner.share);
  const cornerTitle = layoutCornerTitle(frameWidth);
  const { ends, atIndex } = createIndexAxis(sized, strongIndex, height, cornerTitle.box.height);
  const circles = addPointerSizes(
    sized.map((bubble) => ({
      ...bubble,
      x: lane.centres.get(bubble.key) ?? atShare(bubble.share ?? 0),
      y: atIndex(bubble.index),
      isFirst: bubble === firstInCorner,
    })),
  );
  const frame = { x: 0, y: 0, width: frameWidth, height: atIndex(strongIndex) };
  return {
    placed: placeLabels(circles, { width, height, frame, cornerTitle: cornerTitle.box }),
    shares: [0, ...listTicks(0, mostShare, 6)],
    indices: listTicks(...ends, 4),
    laneWidth: lane.width,
    frame,
    cornerTitle,
    atShare,
    atIndex,
  };
};
