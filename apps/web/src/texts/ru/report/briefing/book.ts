export const summary = 'Итог';
export const week = 'Неделя';
export const weekHint = 'Год и номер недели по ISO.';
export const numberedWeek = (number: number) => `Неделя ${number}`;
export const metric = 'Показатель';
export const change = 'Изменение';
export const revenueByWeek = 'Выручка по неделям, ₸';
export const topRevenue = (title: string) => `${title}: наибольшая выручка, ₸`;

export const why = 'Причины';
export const causes = 'Из чего сложилось изменение';
export const causesInTenge = 'Из чего сложилось изменение, ₸';
export const basis = 'Что это';
export const before = 'Было';
export const after = 'Стало';

export const movement = 'Рост и падение';

export const report = 'Отчёт';
export const formulas = 'Формулы';
export const meaning = 'Что значит';
