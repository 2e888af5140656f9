/** Name of the breadcrumbs. */
export const path = 'Путь к странице';
/** Empties a search field. */
export const clear = 'Очистить';
export const loading = 'Загрузка…';
export const retry = 'Повторить';
export const errorCode = (code: string) => `код ошибки: ${code}`;

/** Below an index that has no formula of its own. */
export const productMean = 'среднее по товарам';

/** What a change is held against by default. */
export const overWeek = 'за неделю';
// Changes for screen readers: «рост к неделе 45».
export const rankChange = (against: string) => `место ${against}`;
export const unchanged = (against: string) => `без изменений ${against}`;
export const growth = (against: string) => `рост ${against}`;
export const decline = (against: string) => `снижение ${against}`;
export const marketChange = (change: string) => `· рынок ${change}`;
