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

// Pages and actions.
export const comparison = 'Сравнение';
export const filterTable = 'Найти в таблице';
export const exportXlsx = 'Экспорт в Excel (XLSX)';
export const exportCsv = 'Экспорт в CSV';
export const latestWeek = (week: string) => `Последняя неделя: ${week}`;
export const refreshWeeks = 'Обновить список недель';
export const theme = (label: string) => `Тема: ${label.toLowerCase()}`;
export const signOut = 'Выйти';
export const searchOtherWeek = (week: string) => `Искать в другой неделе: ${week}`;
export const openOnKaspi = 'Открыть на Kaspi';
/** What a person types to reach a week: «неделя 44», «нед 44», «44». */
export const weekPattern = /^нед|^\d{1,2}$/i;
