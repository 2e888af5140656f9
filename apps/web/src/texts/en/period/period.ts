export const week = (week: number) => `Week ${week}`;
export const datedWeek = (week: number, dates: string) => `Week ${week} · ${dates}`;
export const against = (week: number, year: number | undefined) =>
  `vs week\u00a0${week}${year === undefined ? '' : ` ${year}`}`;
export const shortAgainst = (week: number, year: number | undefined) => against(week, year);
export const compareWith = 'Which week to compare with';
export const nothingToCompare = 'nothing to compare with';
export const noEarlierWeeks = 'There are no earlier weeks';
export const noComparison = 'No comparison';
/** @param year where it is another than that of the current week */
export const compareWithWeek = (week: number, year: number | undefined) =>
  `Compare with week\u00a0${week}${year === undefined ? '' : ` ${year}`}`;
/** The same where space is short. */
export const withWeek = (week: number, year: number | undefined) =>
  `Vs week\u00a0${week}${year === undefined ? '' : ` ${year}`}`;
export const nearestWeek = (missing: number, week: number, year: number | undefined) =>
  `Week\u00a0${missing} is not published; the nearest earlier one is week\u00a0${week}${year === undefined ? '' : ` ${year}`}.`;

export const reportWeek = 'Report week';
export const weekMenu = 'Week of the report';
export const chooseWeek = 'Choose a week';
export const previousWeek = 'Previous week';
export const nextWeek = 'Next week';
export const latestReady = (week: number) => `The latest ready is ${week}`;
export const noReport = (dates: string) => `${dates}: no report`;
export const openLatest = (week: number) => `Open the latest: week\u00a0${week}`;

export const refreshWeeks = 'Refresh the list of weeks';
export const refreshFailed = (message: string) => `The list of weeks was not refreshed: ${message}`;
export const noNewWeeks = 'No new weeks';
export const weekReady = (week: number) => `Week ${week} is ready`;
export const open = 'Open';

export const wholeMarket = 'Loaded market';
export const market = (name: string, sellers: string, offers: string) => `${name}: ${sellers}, ${offers}`;
export const loadedDays = (days: number) => `${days}\u00a0of\u00a07\u00a0days`;
export const loadedData = 'Loaded data';
export const fewSellers = (sellers: string) =>
  `${sellers} in this week: shares, ranks and HHI are of the loaded data only.`;
export const merged = 'This record is merged into another: its new weeks are {there}.';
export const mergedThere = 'in that record';
