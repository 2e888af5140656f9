import type { Noun } from '@vitrina/ui/format/noun';

export const lead = 'Платного тарифа пока нет';
export const text =
  'Всё, что умеет Vitrina, открыто каждому, кто вошёл. Если появится платный тариф, здесь будет сказано, что в него входит и сколько он стоит.';

export const reports = 'Отчёты';
export const allReports = 'все: о продавцах, категориях, брендах и товарах, без предела строк';
export const weeks = 'Недели';
export const publishedWeek: Noun = {
  one: 'опубликованная неделя',
  few: 'опубликованные недели',
  many: 'опубликованных недель',
};
export const index = 'Индекс перспективности';
export const indexOfRows = 'у каждой строки; {method}';
export const method = 'как считаем';
export const exports = 'Выгрузка';
export const anyTable = 'любая таблица в CSV и Excel, с отбором и определениями';
export const follows = 'Слежение';
export const upTo = (most: number) => `до ${most} продавцов, категорий, брендов и товаров`;
export const paid = 'Платные возможности';
export const nothing = 'никаких';
