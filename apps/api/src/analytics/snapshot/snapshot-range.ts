/** Snapshots reserved per command: one for each possible week, and a spare one for each. */
export const SNAPSHOTS_OF_RANGE = 2048;

/** Returns the first snapshot of the range that a snapshot belongs to. */
export const rangeOf = (snapshot: number): number => snapshot - (snapshot % SNAPSHOTS_OF_RANGE);
