/** The report of the totals, in the accusative. */
export const totals = 'итоги недели';
export const week = (weekNumber: number) => `Неделя ${weekNumber}`;
export const updated = 'обновлено {time}';

export const weeks = 'Ход недель';

export const whatChanged = 'Что изменилось';
export const whatCounts = 'от 10 шт., без изменений в пределах случайного';
export const nobody = 'никого';
export const rank = (rank: string) => `место ${rank}`;
export const rankBefore = (rank: string) => `было ${rank}`;

const masculine = { new: 'новый', returned: 'вернулся' };
const feminine = { new: 'новая', returned: 'вернулась' };

/** Of what is in the market now and was not: never before, or not in the week that it is held against. */
export const entered = { sellers: masculine, brands: masculine, products: masculine, categories: feminine };

export const topSellers = 'Продавцы по выручке, ₸';
export const topBrands = 'Бренды по выручке, ₸';
export const noSales = 'За эту неделю продаж не было.';

export const followed = 'Слежу';
export const recent = 'Недавние';
export const nothingRecent =
  'Продавцы, бренды и категории, которые вы откроете, появятся здесь. За важными следите: кнопка «Следить» возле названия.';

export const resume = (title: string) => `Продолжить: ${title}`;
export const dismiss = 'Не нужно';
