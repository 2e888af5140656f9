/** A circle whose place across is open, px. */
interface AbsentCircle {
  readonly key: number;
  readonly y: number;
  readonly radius: number;
}

/** Gap between two circles and at the lane's end, px. */
const GAP = 2;

/** The lane of what is not sold, left of the share axis, px. */
export interface AbsentLane {
  /** Centre across of each circle, by its key. */
  readonly positions: ReadonlyMap<number, number>;
  readonly width: number;
}

/**
 * Spreads the circles of what is not sold sideways, so that none covers another while the lane has room.
 * @param circles largest first
 */
export const layoutAbsentLane = (circles: readonly AbsentCircle[], mostWidth: number): AbsentLane => {
  const placed: (AbsentCircle & { readonly x: number })[] = [];
  for (const circle of circles) {
    const isFree = (x: number): boolean =>
      placed.every(
        (other) => Math.hypot(other.x - x, other.y - circle.y) >= other.radius + circle.radius + GAP,
      );
    const first = circle.radius + 1;
    let x = first;
    while (!isFree(x) && x + 1 + circle.radius <= mostWidth) x += 1;
    placed.push({ ...circle, x: isFree(x) ? x : first });
  }
  return {
    positions: new Map(placed.map(({ key, x }) => [key, x])),
    width: Math.max(0, ...placed.map(({ x, radius }) => x + radius + GAP)),
  };
};
