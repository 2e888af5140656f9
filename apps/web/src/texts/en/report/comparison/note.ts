export const changed = (week: number) => `Compared with week\u00a0${week}, revenue {revenue}.` as const;
export const changedWithRows = (week: number) =>
  `Compared with week\u00a0${week}, revenue {revenue}; {rows}.` as const;
export const unchanged = (week: number) => `Compared with week\u00a0${week}, revenue did not change.`;
export const unchangedWithRows = (week: number) =>
  `Compared with week\u00a0${week}, revenue did not change; {rows}.` as const;
export const grown = (count: string) => `grew for\u00a0${count}`;
export const fallen = (count: string) => `fell for\u00a0${count}`;
export const started = (count: string) => `start of sales:\u00a0${count}`;
export const stopped = (count: string) => `no sales:\u00a0${count}`;
export const entered = (count: string) => `new:\u00a0${count}`;
export const left = (count: string, revenue: string) => `left:\u00a0${count} (was ${revenue})`;

export const notPublished = (week: number) => `Week\u00a0${week} is not published.`;
export const comparing = (week: number) => `Comparing with week\u00a0${week}…`;
export const noReport = (week: number) =>
  `There is no such report for week\u00a0${week}: nothing to compare with.`;
export const failed = (week: number, reason: string) => `Could not compare with week\u00a0${week}. ${reason}`;
export const retry = 'Retry';
