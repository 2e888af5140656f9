/** A point of a picture, in px. */
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

/** How much worse a step aside is than one ahead. */
const ASIDE = 2;

/**
 * The point that a key leads to from the one at `from`: the nearest in an arrow's direction, the first or the last.
 * @returns its index; undefined for another key or when nothing lies there
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
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0.5 && (best === undefined || cost < best.cost)) best = { index, cost };
  }
  return best?.index;
};
