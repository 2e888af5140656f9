export const accusative = 'конкурентов продавца';
export const caption = 'Конкуренты продавца';
export const emptyList = 'Общих товаров нет ни с кем';
export const advice = 'Товары этого продавца за неделю больше никто не предлагал.';

export const closest = 'Выручка на общих товарах больше всего с {seller}: {revenue}, {cards}.';
/** The line of a rival on a phone. */
export const pricesLine = (cards: string, cheaper: string) => `конкурент дешевле на ${cheaper} из ${cards}`;

export const gapAccusative = 'товары конкурентов';
export const gapCaption = 'Товары конкурентов, которых здесь нет';
export const emptyGap = 'Все товары конкурентов здесь тоже есть';
export const gapAdvice = 'Покажите все категории или выберите другого конкурента.';
export const gap = '{cards}, продано за неделю на {revenue}.';
/** The same of a list whose table has only the largest. */
export const cutGap = (count: string) => `{cards} на {revenue}, в таблице первые ${count}.` as const;
/** The line of a card on a phone: revenue of each offer. */
export const gapLine = (rivals: string, sellers: string, revenuePerOffer: string) =>
  `конкуренты: ${rivals} из ${sellers} · ${revenuePerOffer} на продавца`;
export const whose = 'Чьи товары показать';
export const allRivals = 'Все конкуренты';
export const countAll = (count: string) => `Все конкуренты: ${count}`;
export const countAllShort = (count: string) => `Конкуренты: ${count}`;
/** The choice of categories: of any seller, and of one’s own shop. */
export const inCategories = {
  seller: { wide: 'Только в категориях продавца', phone: 'В категориях продавца' },
  own: { wide: 'Только в ваших категориях', phone: 'В ваших категориях' },
};
