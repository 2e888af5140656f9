/** Column of a comparison. */
export const state = 'Состояние';
export const stateHint =
  'Пришёл: есть теперь, не было раньше; ушёл: было раньше, показаны значения той недели.';

export const report = 'Отчёт';
export const shown = 'Показано';
export const filter = 'Отбор';
export const noFilter = 'нет';
export const order = 'Порядок';
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
