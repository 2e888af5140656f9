/** A point in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Weight of the distance across the arrow's direction. */
const ACROSS_WEIGHT = 2;

/**
 * Finds the point that a key moves to: the nearest in an arrow's direction, the first (Home) or the last (End).
 * @returns its index; undefined for other keys or without a point there
 */
export const findArrowKeyTarget = (
  points: readonly Point[],
  from: number,
  key: string,
): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return points.length - 1;
  const direction = directions[key];
  const start = points[from];
  if (direction === undefined || start === undefined) return undefined;
  let best: { index: number; cost: number } | undefined;
  for (const [index, { x, y }] of points.entries()) {
    const [dx, dy] = [x - start.x, y - start.y];
    const forward = dx * direction.x + dy * direction.y;
    const across = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const cost = forward + ACROSS_WEIGHT * across;
    if (forward > 0.5 && (best === undefined || cost < best.cost)) best = { index, cost };
  }
  return best?.index;
};
