import { nextLoad } from '../../store/published-weeks.ts';
import type { Queries } from '../../store/store.ts';
import type { Week } from '../week.ts';

const firstYear = 2020;
const weeksOfYear = 53;

/** The loads that a command may use: one for each week that a file may have, and a spare one for each. */
const loadsOfCommand = 2048;
const spare = loadsOfCommand / 2;

/** The first load of a new command: nobody has had its loads, and nobody will. */
export const nextCommand = async (store: Queries): Promise<number> =>
  (await nextLoad(store)) * loadsOfCommand;

/** SQL: the load that a row with a year and a week number belongs to. */
export const loadOfRow = (firstLoad: number): string =>
  `${firstLoad} + (year - ${firstYear}) * ${weeksOfYear} + week_number - 1`;

/** SQL: whether a load is one of the command's. */
export const isOfCommand = (firstLoad: number): string =>
  `load BETWEEN ${firstLoad} AND ${firstLoad + loadsOfCommand - 1}`;

/** The week that a load of the command was made for. */
export const weekOfLoad = (firstLoad: number, load: number): Week => ({
  year: firstYear + Math.floor((load - firstLoad) / weeksOfYear),
  weekNumber: ((load - firstLoad) % weeksOfYear) + 1,
});

/** The second load of a week, for when its first is not what is to be published. */
export const spareLoad = (load: number): number => load + spare;
