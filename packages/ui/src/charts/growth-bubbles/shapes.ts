/** A rectangle, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A circle around its centre, px. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A straight line between two points, px. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Whether two boxes share an area. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** A box with a margin around it, px. */
export const grow = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Whether a box lies in an area that begins at 0, 0. */
export const isInside = ({ x, y, ...box }: Box, width: number, height: number): boolean =>
  x >= 0 && x + box.width <= width && y >= 0 && y + box.height <= height;

/** Measures the gap between a box and a circle, px; negative where the circle reaches into the box. */
export const measureGap = ({ x, y, radius }: Circle, box: Box): number => {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const along = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, along) - radius;
};

/** Whether a line passes through a circle. */
export const passesThrough = ({ x1, y1, x2, y2 }: Segment, { x, y, radius }: Circle): boolean => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x1 + nearest * dx - x, y1 + nearest * dy - y) < radius;
};

/** Side of a line on which a point lies, as a sign. */
const findSide = ({ x1, y1, x2, y2 }: Segment, x: number, y: number): number =>
  Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));

/** Whether two lines cross. */
export const crosses = (one: Segment, other: Segment): boolean =>
  findSide(one, other.x1, other.y1) !== findSide(one, other.x2, other.y2) &&
  findSide(other, one.x1, one.y1) !== findSide(other, one.x2, one.y2);

/** Whether a line crosses a box, by its diagonals. */
export const crossesBox = (line: Segment, { x, y, width, height }: Box): boolean =>
  crosses(line, { x1: x, y1: y, x2: x + width, y2: y + height }) ||
  crosses(line, { x1: x, y1: y + height, x2: x + width, y2: y });

/** Whether a box lies across an edge of a frame: neither wholly inside nor wholly outside. */
export const isAcrossEdge = (box: Box, frame: Box): boolean =>
  overlaps(box, frame) &&
  !isInside({ ...box, x: box.x - frame.x, y: box.y - frame.y }, frame.width, frame.height);
