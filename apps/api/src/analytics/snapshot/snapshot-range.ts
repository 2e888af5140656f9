/** Snapshots reserved per command: one for each possible week, and a spare for each. */
export const SNAPSHOTS_PER_RANGE = 2048;

/** Returns the first snapshot of a snapshot's range. */
export const getRangeStart = (snapshot: number): number => snapshot - (snapshot % SNAPSHOTS_PER_RANGE);
