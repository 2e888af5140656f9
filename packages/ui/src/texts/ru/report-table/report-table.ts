export const nameFilter = 'Фильтр по названию';
export const filters = 'Фильтры';
export const reset = 'Сбросить';
export const sorting = 'Сортировка';
/** The sort menu of rows in the order of the report. */
export const byChange = 'По изменению';
export const charts = 'Графики';
export const columns = 'Столбцы';

export const exportFile = 'Экспорт';
export const more = 'Ещё';
export const downloadXlsx = 'Скачать Excel (XLSX)';
export const downloadCsv = 'Скачать CSV';
export const xlsxReady = (caption: string, rows: string) => `Файл Excel готов: ${caption}, ${rows}`;
export const csvReady = (caption: string, rows: string) => `Файл CSV готов: ${caption}, ${rows}`;

/** Name of the list of active filters. */
export const filtered = 'Активные фильтры';
/** Mark of a filtered column. */
export const filteredMark = 'есть фильтр';
/** The key of prices: the lowest of the others, and the own one. */
export const lowestKey = 'мин.';
export const ownKey = 'своя';
export const removeFilter = (filter: string) => `Убрать «${filter}»`;
export const rangeFrom = (label: string, from: string) => `${label} от ${from}`;
export const rangeTo = (label: string, to: string) => `${label} до ${to}`;
export const range = (label: string, from: string, to: string) => `${label} от ${from} до ${to}`;

export const total = 'Итого';
/** Of rows that are a part of what the screen counts. */
export const partTotal = 'Итого в таблице';
export const filteredTotal = 'Итого в выборке';
export const shownOf = (shown: string, all: string) => `${shown} из ${all}`;
/** The number of rows and one that is named apart. */
export const withRow = (count: string, row: string) => `${count} и «${row}»`;
/** The number of rows, and of those that are in the earlier week only. */
export const withLeft = (count: string, left: string) => `${count}, ушло ${left}`;
export const cutOnPaper = (shown: string, all: string) =>
  `На бумаге первые ${shown} из ${all}; все строки\u00a0— в файле по кнопке «Экспорт».`;
export const cut = (shown: string, all: string) => `Здесь первые ${shown} из ${all}.`;
export const showAll = (all: string) => `Показать все ${all}`;

/** @param range the ranks that chance could give: « (9–16)», or nothing */
export const rankRange = (rank: string, range: string) => `место\u00a0${rank}${range}`;
/** Price of a product without other sellers. */
export const onlyOne = 'один';
export const equalPrice = 'наравне';
export const minimum = 'мин.';
export const showProducts = 'Показать эти товары';
export const openOnKaspi = 'Открыть на Kaspi';
/** Before the rows whose change may be chance. */
export const withinChance = (count: string, sum: string) =>
  `Дальше ${count}: такая разница бывает случайно, вместе ${sum}`;
/** As wide as 32 characters of almost any name and the mark that it is cut. */
export const nameSample = 'Стиральная машина Samsung P7DF2W512';

/** States of a row between two weeks. */
export const states = { entered: 'новый', left: 'ушёл', new: 'впервые' };
/** The same of a category, which is feminine. */
export const categoryStates = { entered: 'новая', left: 'ушла', new: 'впервые' };
/** What happened to a row between the two weeks. */
export const movements = {
  grown: 'рост',
  fallen: 'падение',
  started: 'начало продаж',
  stopped: 'без продаж',
  entered: 'появление',
  left: 'уход',
  same: 'без изменений',
};
