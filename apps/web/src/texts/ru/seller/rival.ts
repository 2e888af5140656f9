export const accusative = 'конкурентов продавца';
export const caption = 'Конкуренты продавца';
export const emptyList = 'Общих товаров нет ни с кем';
export const advice = 'Товары этого продавца за неделю больше никто не предлагал.';

export const closest = 'Выручка на общих товарах больше всего с {seller}: {revenue}, {cards}.';
export const closestPrices = (cheaper: string, cards: string, dearer: string) =>
  `Конкурент дешевле на ${cheaper} из ${cards}, дороже на ${dearer}.`;
/** The line of a rival on a phone. */
export const pricesLine = (cards: string, cheaper: string) => `конкурент дешевле на ${cheaper} из ${cards}`;

export const gapAccusative = 'товары конкурентов';
export const gapCaption = 'Товары конкурентов, которых нет у продавца';
export const emptyGap = 'У конкурентов нет товаров, которых нет у продавца';
export const gapAdvice = 'Покажите все категории или выберите другого конкурента.';
export const gap = '{cards}, за неделю {revenue}.';
export const listedGap = (count: string) => `В таблице ${count} самых крупных.`;
/** The line of a card on a phone: revenue of each offer. */
export const gapLine = (rivals: string, sellers: string, revenuePerOffer: string) =>
  `конкуренты: ${rivals} из ${sellers} · ${revenuePerOffer} на продавца`;
export const whose = 'Чьи товары показать';
export const allRivals = 'Все конкуренты';
export const countAll = (count: string) => `Все конкуренты: ${count}`;
export const countAllShort = (count: string) => `Конкуренты: ${count}`;
export const inOwnCategories = 'Только в категориях продавца';
export const inOwnCategoriesShort = 'Только его категории';
