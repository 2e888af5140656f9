export const fileName = (name: string, week: number, year: number) => `${name}, week ${week} ${year}`;
export const period = 'Period';
export const comparison = 'Comparison';

export const noWeekBefore = 'Nothing to compare with: there are no earlier weeks';
export const noComparison = 'nothing to compare with';
export const compareWith = (week: number) => `Compare with week\u00a0${week}`;
export const against = (week: number) => `Compare with week\u00a0${week}`;
export const changesInList = 'Show changes in the list';
