import type { Noun } from '@vitrina/ui/format/noun';

export const column: Noun = { one: 'столбец', few: 'столбца', many: 'столбцов' };
export const summary = (known: string, leftOut: number | undefined, undecided: number | undefined) =>
  [
    `${known} распознали`,
    ...(leftOut === undefined ? [] : [`${leftOut} пропускаем`]),
    ...(undecided === undefined ? [] : [`${undecided} нужно решить`]),
  ].join(', ');
export const kept = 'Столбцы как в прошлый раз.';
export const readAnew = 'Разобрать заново';

export const inFile = 'Столбец в файле';
export const is = 'Поле';
export const samples = 'Примеры: в файле → прочитано';
export const filled = 'Заполнено';
export const fieldOf = (header: string) => `Что в столбце «${header}»`;
export const choose = 'Выберите, что это';
export const nearest = (field: string) => `похоже на «${field}»`;
export const leaveOut = 'Не читать';
export const unchanged = 'без изменений';
export const showMore = (columns: string) => `Показать ещё ${columns}`;
export const ownForm = (file: string) => `${file}: файл в собственном формате, столбцы называть не нужно.`;
export const readings = {
  text: 'текст',
  week: 'неделя',
  day: 'день',
  category: 'категория по уровням',
  number: 'число',
  'decimal-comma': 'число с запятой',
  'decimal-point': 'число с точкой',
  'decimal-each': 'число с запятой или точкой',
};

export const noticed = 'На что обратить внимание';
export const notes = {
  'unread-week': (_count: string, example: string) => `Неделя «${example}» не понята: такие строки не войдут`,
  'lost-letters': (count: string, example: string) =>
    `Названий с «?» вместо букв: ${count}, например «${example}». Сохраните файл как UTF-8 или .xlsx`,
  'known-levels': (count: string) => `Не все уровни у категорий: ${count}. Взяли их из последней недели`,
  'level-below': (count: string) =>
    `Категорий, уровни которых неизвестны: ${count}. Вместо них взяли уровень ниже`,
};

export const partialWeek = (week: string, days: number) => `${week}: в файле ${days} из 7 дней`;

export const weFill = 'Заполним сами';
export const filledIn = {
  ids: { title: 'Коды продавцов, брендов, товаров', text: 'по названию и коду Kaspi' },
  revenue: { title: 'Выручка', text: 'цена × продажи' },
  ratings: { title: 'Рейтинг и отзывы', text: 'пусто, будет «—»' },
};
export const year = 'Год недель';
export const byContent = 'Автоматически';
export const sheet = 'Лист книги';

export const remember = 'Запомнить эти столбцы для следующих файлов';
export const back = 'Назад';
export const check = 'Проверить';
/** Rows, in the accusative. */
export const checkedRow: Noun = { one: 'строку', few: 'строки', many: 'строк' };
export const checkRows = (rows: string) => `Проверить ${rows}`;
export const checking = 'Проверяем';
