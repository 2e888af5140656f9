/** Column of a comparison. */
export const state = 'Состояние';
export const stateHint =
  'Новый: есть сейчас, в неделю сравнения не было; впервые: раньше не было ни в одной неделе; ушёл: было в неделю сравнения, показаны её значения.';

export const report = 'Отчёт';
export const shown = 'Показано';
export const filter = 'Фильтры';
export const noFilter = 'нет';
export const order = 'Сортировка';
export const reportOrder = 'как в отчёте';
export const ascending = (label: string) => `${label} по возрастанию`;
export const descending = (label: string) => `${label} по убыванию`;
export const joinOrders = (orders: readonly string[]) => orders.join(', затем ');
export const exported = 'Выгружено';
export const address = 'Адрес';

/** Sheet of a workbook. */
export const description = 'Описание';
export const column = 'Столбец';
export const meaning = 'Что значит';
