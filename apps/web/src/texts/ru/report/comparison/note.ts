export const changed = (week: number) =>
  `По сравнению с неделей\u00a0${week} выручка {revenue}{rows}.` as const;
export const unchanged = 'не изменилась';
export const grown = (count: string) => `выросла у\u00a0${count}`;
export const fallen = (count: string) => `снизилась у\u00a0${count}`;
/** «уход: 3, было 1,5 млн ₸» */
export const lost = (left: string, revenue: string) => `${left}, было ${revenue}`;

export const notPublished = (week: number) => `Неделя\u00a0${week} не опубликована: сравнить не с чем.`;
export const comparing = (week: number) => `Сравниваем с неделей\u00a0${week}…`;
export const noReport = (week: number) => `За неделю\u00a0${week} такого отчёта нет: сравнить не с чем.`;
export const failed = (week: number, reason: string) =>
  `Сравнить с неделей\u00a0${week} не получилось. ${reason}`;
export const retry = 'Повторить';
