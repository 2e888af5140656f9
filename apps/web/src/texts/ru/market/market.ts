/** The report of the totals, in the accusative. */
export const totals = 'итоги недели';
export const week = (weekNumber: number) => `Неделя ${weekNumber}`;
export const updated = 'обновлено {time}';

export const whatChanged = 'Что изменилось';
export const whatCounts = 'только значимые изменения, от 10 продаж';
export const nobody = 'никого';
export const rank = (rank: string) => `место ${rank}`;
export const rankBefore = (rank: string) => `было ${rank}-е`;

const masculine = { new: 'новый', returned: 'вернулся' };
const feminine = { new: 'новая', returned: 'вернулась' };

/** Of what is in the market now and was not: never before, or not in the week that it is held against. */
export const entered = { sellers: masculine, brands: masculine, products: masculine, categories: feminine };

export const topSellers = 'Продавцы по выручке, ₸';
export const topBrands = 'Бренды по выручке, ₸';
export const noSales = 'За эту неделю продаж не было.';

/** The report of the categories, in the accusative. */
export const categoryList = 'список категорий';
export const promising = 'Самые перспективные категории';
export const all = 'Все';
export const nonePromising = (minSales: number) =>
  `За эту неделю ни в одной категории нет ${minSales} продаж.`;
