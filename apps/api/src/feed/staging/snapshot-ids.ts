import { nextSnapshot } from '../../store/published-weeks.ts';
import type { Queries } from '../../store/store.ts';
import type { Week } from '../week.ts';

const firstYear = 2020;
const weeksOfYear = 53;

/** Loads reserved per command: one for each possible week, and a spare one for each. */
const loadsOfCommand = 2048;
const spare = loadsOfCommand / 2;

/** Reserves the snapshots of a new command and returns the first. */
export const nextCommand = async (store: Queries): Promise<number> =>
  (await nextSnapshot(store)) * loadsOfCommand;

/** SQL: the snapshot of a row, from its year and week number. */
export const snapshotOfRow = (firstSnapshot: number): string =>
  `${firstSnapshot} + (year - ${firstYear}) * ${weeksOfYear} + week_number - 1`;

/** SQL condition: the snapshot is one of the command's. */
export const isOfCommand = (firstSnapshot: number): string =>
  `snapshot BETWEEN ${firstSnapshot} AND ${firstSnapshot + loadsOfCommand - 1}`;

/** Returns the week of a snapshot of the command. */
export const weekOfSnapshot = (firstSnapshot: number, snapshot: number): Week => ({
  year: firstYear + Math.floor((snapshot - firstSnapshot) / weeksOfYear),
  weekNumber: ((snapshot - firstSnapshot) % weeksOfYear) + 1,
});

/** Returns the spare snapshot of a week; it is used when the first one has duplicates. */
export const spareSnapshot = (snapshot: number): number => snapshot + spare;
