import { estimateTextWidth } from '../text-width.ts';
import { type Box, type Circle, isInside, type Segment } from './shapes.ts';

/** Directions of a label from its bubble, preferred first: beside, above, below, then between, in sixteenths of a turn. */
const DIRECTIONS = [0, 8, 12, 4, 15, 1, 7, 9, 14, 2, 6, 10, 13, 3, 5, 11] as const;

/** Distances of a label from its bubble, px; beyond the first a line joins them. */
const DISTANCES = [4, 12, 22, 34, 48, 62] as const;

/** Font size and line height of a label, px. */
const FONT_SIZE = 11.4;
const LABEL_HEIGHT = 15;

/** Penalties of a place by itself: for each px of distance, for each less preferred direction, over the bubble. */
const PENALTY = { distance: 0.5, direction: 0.4, over: 60 } as const;

/** Place of a label: offset of its anchor from the bubble's centre, px. */
export interface BubbleLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /**
   * Line that joins it to the bubble's edge, or to its centre across other bubbles; px from the centre. Null if
   * beside it.
   */
  readonly leader: Segment | null;
  /** Whether it covers its bubble. */
  readonly isOver?: boolean;
}

/** A place that a label can take. */
export interface LabelCandidate {
  readonly label: BubbleLabel;
  /** Area that the label covers in the plot. */
  readonly box: Box;
  /** Its line in the plot. */
  readonly leader: Segment | null;
  /** Penalty without regard to other names. */
  readonly penalty: number;
}

/** A bubble with its name. */
export interface NamedCircle extends Circle {
  readonly title: string;
  /** Whether the summary names it, which always requires a label. */
  readonly isFirst: boolean;
}

/** Part of a label's width before its anchor. */
const parts = { start: 0, middle: 0.5, end: 1 } as const;

const chooseAnchor = (across: number): BubbleLabel['anchor'] =>
  Math.abs(across) < 0.3 ? 'middle' : across > 0 ? 'start' : 'end';

const move = ({ x1, y1, x2, y2 }: Segment, x: number, y: number): Segment => ({
  x1: x1 + x,
  y1: y1 + y,
  x2: x2 + x,
  y2: y2 + y,
});

/** Creates a label in a direction, in sixteenths of a turn. */
const createLabel = (
  { title, x, y, radius }: NamedCircle,
  direction: number,
  distance: number,
): Omit<LabelCandidate, 'penalty'> => {
  const width = estimateTextWidth(title, FONT_SIZE) + 4;
  const [across, down] = [Math.cos((direction * Math.PI) / 8), Math.sin((direction * Math.PI) / 8)];
  const anchor = chooseAnchor(across);
  const offset = { x: across * (radius + distance), y: down * (radius + distance + LABEL_HEIGHT / 2) };
  const end = anchor === 'middle' ? offset.y - (Math.sign(down) * LABEL_HEIGHT) / 2 : offset.y;
  const leader =
    distance > DISTANCES[0]
      ? { x1: across * radius, y1: down * radius, x2: offset.x - Math.sign(across) * 2, y2: end }
      : null;
  const left = x + offset.x - width * parts[anchor];
  return {
    label: { ...offset, anchor, leader },
    box: { x: left, y: y + offset.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT },
    leader: leader && move(leader, x, y),
  };
};

/** Creates a label over its bubble, for a required name without free space around; none if wider than the plot. */
export const createLabelOver = (
  { title, x, y }: NamedCircle,
  plotWidth: number,
): LabelCandidate | undefined => {
  const width = estimateTextWidth(title, FONT_SIZE) + 4;
  if (width > plotWidth) return undefined;
  const left = Math.min(Math.max(0, x - width / 2), plotWidth - width);
  return {
    label: { x: left - x, y: 0, anchor: 'start', leader: null, isOver: true },
    box: { x: left, y: y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT },
    leader: null,
    penalty: PENALTY.over,
  };
};

/** Lists the places inside the plot for a bubble's label: only those beside it, unless it may be far. */
export const listLabelCandidates = (
  circle: NamedCircle,
  canBeFar: boolean,
  width: number,
  height: number,
): readonly LabelCandidate[] => {
  const distances = canBeFar ? DISTANCES : DISTANCES.slice(0, 1);
  const all = distances.flatMap((distance) =>
    DIRECTIONS.map((direction, place) => ({
      ...createLabel(circle, direction, distance),
      penalty: PENALTY.distance * (distance - DISTANCES[0]) + PENALTY.direction * place,
    })),
  );
  return all.filter(({ box }) => isInside(box, width, height));
};
