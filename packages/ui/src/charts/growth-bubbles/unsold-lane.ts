/** Gap between circles that are beside one another, px. */
const GAP = 2;
/** Maximum part of the plot's width for the lane; in a full lane circles overlap, at distinct positions. */
const MOST_PART = 0.4;

interface Unsold {
  readonly key: number;
  readonly radius: number;
  readonly y: number;
}

/** The lane of unsold items before the share axis. */
export interface UnsoldLane {
  /** px; 0 if everything is sold. */
  readonly width: number;
  /** Centre of a circle by its key, px. */
  readonly centres: ReadonlyMap<number, number>;
}

/** Places circles beside one another where they would overlap. */
export function layoutUnsoldLane(circles: readonly Unsold[], plotWidth: number): UnsoldLane {
  const placed: (Unsold & { readonly x: number })[] = [];
  for (const circle of circles) {
    let x = circle.radius + 1;
    const reach = (other: Unsold) =>
      Math.sqrt(Math.max(0, (circle.radius + other.radius + GAP) ** 2 - (circle.y - other.y) ** 2));
    for (const other of placed.toSorted((one, two) => one.x + reach(one) - two.x - reach(two)))
      if (Math.abs(x - other.x) < reach(other)) x = other.x + reach(other);
    placed.push({ ...circle, x });
  }
  const full = Math.max(0, ...placed.map(({ x, radius }) => x + radius + GAP));
  const width = Math.min(full, plotWidth * MOST_PART);
  return { width, centres: new Map(placed.map(({ key, x }) => [key, full === 0 ? x : (x * width) / full])) };
}
