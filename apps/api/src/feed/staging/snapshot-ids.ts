import { nextLoad } from '../../store/published-weeks.ts';
import type { Queries } from '../../store/store.ts';
import type { Week } from '../week.ts';

const firstYear = 2020;
const weeksOfYear = 53;

/** Loads reserved per command: one for each possible week, and a spare one for each. */
const loadsOfCommand = 2048;
const spare = loadsOfCommand / 2;

/** Reserves the loads of a new command and returns the first. */
export const nextCommand = async (store: Queries): Promise<number> =>
  (await nextLoad(store)) * loadsOfCommand;

/** SQL: the load of a row, from its year and week number. */
export const loadOfRow = (firstLoad: number): string =>
  `${firstLoad} + (year - ${firstYear}) * ${weeksOfYear} + week_number - 1`;

/** SQL condition: the load is one of the command's. */
export const isOfCommand = (firstLoad: number): string =>
  `load BETWEEN ${firstLoad} AND ${firstLoad + loadsOfCommand - 1}`;

/** Returns the week of a load of the command. */
export const weekOfLoad = (firstLoad: number, load: number): Week => ({
  year: firstYear + Math.floor((load - firstLoad) / weeksOfYear),
  weekNumber: ((load - firstLoad) % weeksOfYear) + 1,
});

/** Returns the spare load of a week; it is used when the first one has duplicates. */
export const spareLoad = (load: number): number => load + spare;
