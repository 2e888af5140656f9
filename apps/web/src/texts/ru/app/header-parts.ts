export const demoData = 'Демо-данные';
export const demo = 'Демо';
export const demoWeek = (week: string) => `${week}, демо-данные`;

export const printWaits = 'Печать начнётся, когда загрузятся данные';
export const printedTooEarly = 'Часть данных ещё загружалась: закройте печать и откройте её снова.';
export const loadOwn = 'Загрузить свои данные';
