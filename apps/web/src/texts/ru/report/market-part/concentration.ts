export const asOne = 'Выручка распределена так, будто на рынке {first}.';
export const asBoth = 'Выручка распределена так, будто на рынке {first} и {second}.';
export const before = (week: number, hhi: string) => `На неделе\u00a0${week} HHI был ${hhi}.`;
/** Between the HHI of the sellers and of the brands. */
export const and = ' и\u00a0';
export const nothingSold = 'Концентрации нет: за неделю ничего не продано';
export const anotherWeek = (week: number | '') => `Неделя ${week} без продаж. Выберите другую неделю.`;

export const largest = { sellers: 'Крупнейшие продавцы', brands: 'Крупнейшие бренды' };
export const seller = 'Продавец';
export const brand = 'Бренд';
export const share = 'Доля, %';
export const revenue = 'Выручка, ₸';
export const showAll = (rows: string) => `Все: ${rows}`;
