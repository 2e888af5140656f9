export const week = (week: number) => `${week}-апта`;
export const datedWeek = (week: number, dates: string) => `${week}-апта · ${dates}`;
export const against = (week: number, year: number | undefined) =>
  `${year === undefined ? '' : `${year} жылғы `}${week}-аптаға қарағанда`;
export const shortAgainst = (week: number, year: number | undefined) =>
  `${year === undefined ? '' : `${year} жылғы `}${week}-аптаға`;
export const compareWith = 'Қай аптамен салыстыру';
export const nothingToCompare = 'салыстыратын апта жоқ';
export const noEarlierWeeks = 'Одан бұрын апта жоқ';
export const noComparison = 'Салыстыру жоқ';
/** @param year where it is another than that of the current week */
export const compareWithWeek = (week: number, year: number | undefined) =>
  `${year === undefined ? '' : `${year} жылғы `}${week}-аптамен салыстыру`;
/** The same where space is short. */
export const withWeek = (week: number, year: number | undefined) =>
  `${year === undefined ? '' : `${year} ж. `}${week}-аптамен`;
export const nearestWeek = (missing: number, week: number, year: number | undefined) =>
  `${missing}-апта жарияланбаған; одан бұрынғы ең жақыны\u00a0— ${year === undefined ? '' : `${year} жылғы `}${week}-апта.`;

export const reportWeek = 'Есеп аптасы';
export const weekMenu = 'Есеп аптасы';
export const chooseWeek = 'Аптаны таңдаңыз';
export const previousWeek = 'Алдыңғы апта';
export const nextWeek = 'Келесі апта';
export const latestReady = (week: number) => `Соңғы дайыны — ${week}`;
export const noReport = (dates: string) => `${dates}: есеп жоқ`;
export const openLatest = (week: number) => `Соңғысын ашу: ${week}-апта`;

export const refreshWeeks = 'Апталар тізімін жаңарту';
export const refreshFailed = (message: string) => `Апталар тізімі жаңармады: ${message}`;
export const noNewWeeks = 'Жаңа апта жоқ';
export const weekReady = (week: number) => `${week}-апта дайын`;
export const open = 'Ашу';

export const wholeMarket = 'Жүктелген нарық';
export const market = (name: string, sellers: string, offers: string) => `${name}: ${sellers}, ${offers}`;
export const loadedDays = (days: number) => `7\u00a0күннің ${days}\u00a0күні`;
export const loadedData = 'Жүктелген деректер';
export const fewSellers = (sellers: string) =>
  `Аптада ${sellers}: үлестер, орындар мен HHI\u00a0— тек жүктелген деректер бойынша.`;
export const merged = 'Бұл жазба басқасымен біріктірілген: жаңа апталары\u00a0— {there}.';
export const mergedThere = 'сол жазбада';
