/** Smallest index of each prospect level but the lowest, from 5 to 2 (specification §9). */
export const levelThresholds = { 5: 0.7, 4: 0.55, 3: 0.4, 2: 0.25 } as const;

/** Whether an index is below a level that it would reach if rounded to two decimals. */
export const isJustBelowLevel = (index: number): boolean =>
  Object.values(levelThresholds).some((from) => index < from && Number(index.toFixed(2)) >= from);
