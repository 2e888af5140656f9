export const asOne = 'Выручка распределена так, будто на рынке {first}.';
export const asBoth = 'Выручка распределена так, будто на рынке {first} и {second}.';
export const before = (week: number, rivals: string) => `На неделе\u00a0${week}\u00a0— ${rivals}.`;
export const scale =
  'HHI\u00a0— от 0, когда выручка поделена между многими, до 10\u00a0000, когда вся у одного: до 1500 концентрация слабая, от 2500 высокая.';
/** Between the sellers and the brands. */
export const and = ' и\u00a0';
export const nothingSold = 'Концентрации нет: за неделю ничего не продано';
export const anotherWeek = (week: number | '') => `Неделя ${week} без продаж. Выберите другую неделю.`;

export const largest = { sellers: 'Крупнейшие продавцы', brands: 'Крупнейшие бренды' };
export const seller = 'Продавец';
export const brand = 'Бренд';
export const share = 'Доля, %';
export const revenue = 'Выручка, ₸';
export const showAll = (rows: string) => `Все: ${rows}`;
