export const week = (week: number) => `Неделя ${week}`;
export const datedWeek = (week: number, dates: string) => `Неделя ${week} · ${dates}`;
/** @param year where it is another than that of the current week */
export const against = (week: number, year: number | undefined) =>
  `к неделе\u00a0${week}${year === undefined ? '' : ` ${year}`}`;
/** The same where space is short. */
export const shortAgainst = (week: number, year: number | undefined) =>
  `к нед.\u00a0${week}${year === undefined ? '' : ` ${year}`}`;
export const compareWith = 'С какой неделей сравнить';
export const nothingToCompare = 'сравнить не с чем';
export const noEarlierWeeks = 'Раньше недель нет';
export const noComparison = 'Сравнения нет';
/** @param year where it is another than that of the current week */
export const compareWithWeek = (week: number, year: number | undefined) =>
  `Сравнить с неделей\u00a0${week}${year === undefined ? '' : ` ${year}`}`;
/** The same where space is short. */
export const withWeek = (week: number, year: number | undefined) =>
  `С неделей\u00a0${week}${year === undefined ? '' : ` ${year}`}`;
export const nearestWeek = (missing: number, week: number, year: number | undefined) =>
  `Неделя\u00a0${missing} не опубликована; ближайшая раньше\u00a0— неделя\u00a0${week}${year === undefined ? '' : ` ${year}`}.`;

export const reportWeek = 'Отчётная неделя';
export const weekMenu = 'Неделя отчёта';
export const chooseWeek = 'Выберите неделю';
export const previousWeek = 'Предыдущая неделя';
export const nextWeek = 'Следующая неделя';
export const latestReady = (week: number) => `Последняя готовая — ${week}`;
export const noReport = (dates: string) => `${dates}: отчёта нет`;
export const openLatest = (week: number) => `Открыть последнюю: неделя\u00a0${week}`;

export const refreshWeeks = 'Обновить список недель';
export const refreshFailed = (message: string) => `Список недель не обновился: ${message}`;
export const noNewWeeks = 'Новых недель нет';
export const weekReady = (week: number) => `Готова неделя ${week}`;
export const open = 'Открыть';

export const wholeMarket = 'Загруженный рынок';
/** «Загруженный рынок: 411 продавцов, 90 000 предложений» */
export const market = (name: string, sellers: string, offers: string) => `${name}: ${sellers}, ${offers}`;
export const loadedDays = (days: number) => `${days}\u00a0из\u00a07\u00a0дней`;
export const loadedData = 'Загруженные данные';
export const fewSellers = (sellers: string) =>
  `В неделе ${sellers}: доли, места и HHI\u00a0— только по загруженным данным.`;
export const merged = 'Эта запись объединена с другой: её новые недели\u00a0— {there}.';
export const mergedThere = 'в\u00a0той записи';
