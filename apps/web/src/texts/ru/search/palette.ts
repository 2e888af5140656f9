export const find = 'Найти';
export const placeholder = 'Название, раздел, ссылка или артикул Kaspi';
export const shortPlaceholder = 'Название, ссылка, артикул';
export const close = 'Закрыть';
/** What the amounts beside the options are. */
export const sums = (week: string) => `Суммы: выручка · ${week}`;
export const results = 'Результаты';
// What the keys do.
export const select = 'выбрать';
export const open = 'открыть';
export const openInNewTab = 'в новой вкладке';

// Groups.
export const followed = 'Вы следите';
export const recent = 'Недавние';
export const pages = 'Страницы';
export const weeks = 'Недели';
export const onThisScreen = 'На этом экране';
export const fallbacks = 'Что можно сделать';
export const actions = 'Действия';

// Pages and tables.
export const product = 'Товар';
export const filterTable = 'Найти в таблице';
export const exportXlsx = 'Экспорт в Excel (XLSX)';
export const exportCsv = 'Экспорт в CSV';
export const searchOtherWeek = (week: string) => `Искать в другой неделе: ${week}`;
export const openOnKaspi = 'Открыть на Kaspi';
/** What a person types before a week's number, also in part: «неделя 44», «нед 44». */
export const weekWord = 'неделя';
export const unpublished = (week: number) => `Неделя ${week} не опубликована`;
export const alreadyOpen = (week: number) => `Неделя ${week} уже открыта`;

// What a search understood by a text that no title contains.
export const switched = 'Ищем {text}: раскладка переключена';
export const similar = 'Похоже на {text}';
export const searchLiterally = (text: string) => `Искать «${text}»`;
export const shareOfMarket = (share: string) => `${share} рынка`;
