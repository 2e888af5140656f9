import type { ToY } from './runs.ts';

/** Path of a step line; a gap breaks it. */
export const traceSteps = (values: readonly (number | null)[], slot: number, toY: ToY): string => {
  let path = '';
  let isDrawing = false;
  for (const [index, value] of values.entries()) {
    if (value !== null) {
      path += `${isDrawing ? 'L' : 'M'}${index * slot},${toY(value)}H${(index + 1) * slot}`;
    }
    isDrawing = value !== null;
  }
  return path;
};

interface PricedWeek {
  readonly minPrice: number | null;
  readonly medianPrice: number | null;
}

/** Paths of the rectangles between minimum and median, one for each week. */
export const fillBetween = (weeks: readonly PricedWeek[], slot: number, toY: ToY): readonly string[] =>
  weeks.flatMap(({ minPrice, medianPrice }, index) =>
    minPrice === null || medianPrice === null
      ? []
      : [`M${index * slot},${toY(minPrice)}H${(index + 1) * slot}V${toY(medianPrice)}H${index * slot}Z`],
  );

/** Moves labels apart to a minimum distance, keeping their order. */
export const spreadLabels = <Label extends { readonly y: number }>(
  labels: readonly Label[],
  distance: number,
): readonly Label[] => {
  const sorted = labels.toSorted((one, other) => one.y - other.y);
  const result: Label[] = [];
  for (const label of sorted) {
    const previous = result.at(-1);
    result.push(previous === undefined ? label : { ...label, y: Math.max(label.y, previous.y + distance) });
  }
  return result;
};
