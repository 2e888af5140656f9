import { createPlural } from '@vitrina/ui/format/noun';

export const week = createPlural('week', 'weeks');
export const oneWeek = (week: number) => `week\u00a0${week}`;

export const readRows = 'Rows read';
export const loaded = 'Valid rows';
export const rejected = 'With errors';
export const allowed = (share: string) => `${share}, 0.1% is allowed`;
export const duplicates = 'Repeated';
export const countedOnce = 'counted once';
export const revenueOf = (week: number) => `Revenue of week\u00a0${week}`;
export const against = (week: number, revenue: string, change: string | undefined) =>
  `week\u00a0${week}: ${revenue}${change === undefined ? '' : `, ${change}`}`;
export const againstReplaced = (revenue: string, change: string | undefined) =>
  `published now: ${revenue}${change === undefined ? '' : `, ${change}`}`;

export const noRejects = 'No row has an error';
export const rejectedRows = (rows: string) => `With errors: ${rows}`;
export const byReason = 'by reason';
export const reason = (field: string, reason: string) => `${field}: ${reason}`;
export const example = (row: string, value: string, file: string) =>
  `row ${row}${value === '' ? '' : ` · ${value}`} · ${file}`;
export const download = 'Download the rows';
export const rejectsFile = 'Rows with errors.csv';

export const maybeWrong = 'Probable mistakes';
export const loadedAnyway = 'loaded as they are';
export const warnings = {
  'split-article': (count: string, week: number) =>
    `Week ${week}: articles that several products have: ${count}`,
  'similar-titles': (count: string, week: number) =>
    `Week ${week}: titles that differ only by case or spaces: ${count}`,
  'revenue-ratio': (count: string, week: number) =>
    `Week ${week}: rows whose revenue is far from price × sales: ${count}`,
  'row-count': (count: string, week: number) =>
    `Week ${week}: ${count} rows; the week before has twice as many, or half`,
};

export const weeks = 'Changes';
export const isNew = 'new';
export const isReplaced = 'replaced as a whole';
export const replaced = (publishedAt: string, rows: string) => `published ${publishedAt}, ${rows}`;
export const demo = 'Demo data';
export const isRemoved = 'removed';

/** Categories of all three levels. */
export const category = createPlural('section or category', 'sections and categories');
export const newThings = 'New';
export const idsGiven = 'they get ids';

export const besideWeek = (week: number) => `Beside week ${week}`;
export const replacedWeek = (week: number) => `In place of the published week\u00a0${week}`;
export const checkForMistakes = 'look for mistakes';
export const rows = 'Rows';
export const sellers = 'Sellers';
export const revenue = 'Revenue';
export const goneSellers = 'Sellers that are gone';
export const goneProducts = 'Products that are gone';

export const atOnce = 'The week changes for everyone at once, when all is written';
export const withoutRejects = (share: string) => `Publish without these rows (${share})`;
/** What a pair of figures is after a replacement, and was before it. */
interface Pair {
  now: string;
  once: string;
}
/** What a replaced week loses, and how many other weeks lose as much. */
interface Losses {
  week: number;
  rows: Pair;
  sellers: Pair;
  /** Sellers of the replaced week that are gone. */
  gone: string;
  revenue: Pair;
  othersCount: number;
}
export const losses = ({ week, rows, sellers, gone, revenue, othersCount }: Losses) =>
  [
    `Replace, although much less is left. Week\u00a0${week}: ${sellers.now} sellers instead of ${sellers.once} (${gone} of them go), ${rows.now} rows instead of ${rows.once}, revenue ${revenue.now} instead of ${revenue.once}`,
    ...(othersCount === 0 ? [] : [`Other weeks like this: ${othersCount}`]),
  ].join('. ');
export const startAnew = 'Start anew';
export const publish = (weeks: string) => `Publish ${weeks}`;
export const replace = (weeks: string) => `Replace ${weeks}`;
export const noReport = 'The check has no result yet';
export const refused = 'The publication was refused: check the files again';
export const publishing = (weeks: string) => `Publishing ${weeks}`;
export const canClose = 'you can close the page';
export const stop = 'Stop';
export const published = (weeks: string) => `Published ${weeks}`;
export const another = 'Load more';
export const open = (week: number) => `Open week ${week}`;
