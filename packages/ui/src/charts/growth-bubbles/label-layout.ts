import { estimateTextWidth } from '../text-width.ts';

/** Directions of a label from its bubble, preferred first: beside, above, below, then between, in sixteenths of a turn. */
const DIRECTIONS = [0, 8, 12, 4, 15, 1, 7, 9, 14, 2, 6, 10, 13, 3, 5, 11] as const;

/** Distances of a label from its bubble, px; beyond the first a line joins them. */
const DISTANCES = [4, 12, 22, 34, 48, 62] as const;

/** Place of a label: offset of its anchor from the bubble's centre, px. */
export interface BubbleLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Whether a line joins it to the bubble. */
  readonly isFar: boolean;
}

/** Radius from which a bubble is named even over others, px. */
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

const isInside = ({ x, y, ...box }: Box, width: number, height: number): boolean =>
  x >= 0 && x + box.width <= width && y >= 0 && y + box.height <= height;

/** What a label names: a circle, px. */
interface Circle {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Whether a circle reaches into a box, with 1 px between them. */
const reaches = ({ x, y, radius }: Circle, box: Box): boolean => {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const along = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, along) < radius + 1;
};

/** A label and the box that it covers. */
interface PlacedLabel {
  readonly label: BubbleLabel;
  readonly box: Box;
}

/** Part of a label's width before its anchor. */
const parts = { start: 0, middle: 0.5, end: 1 } as const;

const chooseAnchor = (across: number): BubbleLabel['anchor'] =>
  Math.abs(across) < 0.3 ? 'middle' : across > 0 ? 'start' : 'end';

/** Creates a label in a direction, in sixteenths of a turn. */
const createLabel = ({ title, x, y, radius }: Circle, direction: number, distance: number): PlacedLabel => {
  const width = estimateTextWidth(title, LABEL_FONT_SIZE) + 4;
  const [across, down] = [Math.cos((direction * Math.PI) / 8), Math.sin((direction * Math.PI) / 8)];
  const label: BubbleLabel = {
    x: across * (radius + distance),
    y: down * (radius + distance + LABEL_HEIGHT / 2),
    anchor: chooseAnchor(across),
    isFar: distance > DISTANCES[0],
  };
  const left = x + label.x - width * parts[label.anchor];
  return { label, box: { x: left, y: y + label.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT } };
};

/** A label over its own bubble, moved into the plot. */
const createLabelOver = (circle: Circle, plotWidth: number): PlacedLabel => {
  const width = estimateTextWidth(circle.title, LABEL_FONT_SIZE) + 4;
  const left = Math.min(Math.max(circle.x - width / 2, 0), plotWidth - width);
  const label: BubbleLabel = { x: left + width / 2 - circle.x, y: 0, anchor: 'middle', isFar: false };
  return { label, box: { x: left, y: circle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT } };
};

/**
 * Labels bubbles without overlaps, large ones first: beside their bubble where there is space, else further away, and at
 * last over other bubbles, but never over another label.
 */
export const placeLabels = <Each extends Circle>(
  circles: readonly Each[],
  width: number,
  height: number,
): readonly (Each & { readonly label: BubbleLabel | null })[] => {
  const cornerTitle = { x: 0, y: 0, width: estimateTextWidth(CORNER_TITLE, 11) + 10, height: LABEL_HEIGHT };
  const taken: Box[] = [cornerTitle];
  const labels = new Map<Circle, BubbleLabel>();
  const isUntaken = (box: Box): boolean =>
    isInside(box, width, height) && !taken.some((each) => overlaps(box, each));
  const isFree = (box: Box): boolean => isUntaken(box) && !circles.some((each) => reaches(each, box));
  const add = (circle: Circle, { label, box }: PlacedLabel) => {
    taken.push(box);
    labels.set(circle, label);
  };
  const place = (circle: Circle, distances: readonly number[]) => {
    const found = distances
      .flatMap((distance) => DIRECTIONS.map((direction) => createLabel(circle, direction, distance)))
      .find(({ box }) => isFree(box));
    if (found !== undefined) add(circle, found);
  };
  const large = circles.filter(({ radius }) => radius >= LARGE_RADIUS);
  for (const circle of large) place(circle, DISTANCES);
  for (const circle of large) {
    const over = createLabelOver(circle, width);
    if (!labels.has(circle) && isUntaken(over.box)) add(circle, over);
  }
  for (const circle of circles) if (circle.radius < LARGE_RADIUS) place(circle, DISTANCES.slice(0, 1));
  return circles.map((circle) => ({ ...circle, label: labels.get(circle) ?? null }));
};
