export const changed = (week: number) => `По сравнению с неделей\u00a0${week} выручка {revenue}.` as const;
export const changedWithRows = (week: number) =>
  `По сравнению с неделей\u00a0${week} выручка {revenue}; {rows}.` as const;
export const unchanged = (week: number) => `По сравнению с неделей\u00a0${week} выручка не изменилась.`;
export const unchangedWithRows = (week: number) =>
  `По сравнению с неделей\u00a0${week} выручка не изменилась; {rows}.` as const;
export const grown = (count: string) => `выросла у\u00a0${count}`;
export const fallen = (count: string) => `снизилась у\u00a0${count}`;
export const started = (count: string) => `начало продаж:\u00a0${count}`;
export const stopped = (count: string) => `без продаж:\u00a0${count}`;
export const entered = (count: string) => `новые:\u00a0${count}`;
export const left = (count: string, revenue: string) => `ушли:\u00a0${count} (было ${revenue})`;

export const notPublished = (week: number) => `Неделя\u00a0${week} не опубликована.`;
export const comparing = (week: number) => `Сравниваем с неделей\u00a0${week}…`;
export const noReport = (week: number) => `За неделю\u00a0${week} такого отчёта нет: сравнить не с чем.`;
export const failed = (week: number, reason: string) =>
  `Не удалось сравнить с неделей\u00a0${week}. ${reason}`;
export const retry = 'Повторить';
