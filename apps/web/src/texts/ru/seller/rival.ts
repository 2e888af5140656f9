export const accusative = 'соперников продавца';
export const caption = 'Соперники продавца';
export const emptyList = 'Общих карточек нет ни с кем';
export const advice = 'Карточки этого продавца за неделю больше никто не предлагал.';
export const views = 'Что показать';
export const similar = 'Похожие продавцы';
export const missing = 'Нет у продавца';

export const closest = 'Своя выручка на общих карточках больше всего с {seller}: {revenue}, {cards}.';
export const closestPrices = (cheaper: string, cards: string, dearer: string) =>
  `Соперник дешевле на ${cheaper} из ${cards}, дороже на ${dearer}.`;
/** The line of a rival on a phone. */
export const pricesLine = (cards: string, cheaper: string) => `соперник дешевле на ${cheaper} из ${cards}`;

export const gapAccusative = 'карточки соперников';
export const gapCaption = 'Карточки соперников, которых нет у продавца';
export const emptyGap = 'У соперников нет карточек, которых нет у продавца';
export const gapAdvice = 'Покажите все категории или выберите другого соперника.';
export const gap = '{cards} есть у соперников и нет у продавца, их выручка за неделю {revenue}.';
export const gapShort = '{cards}, за неделю {revenue}.';
export const listedGap = (count: string) => `В таблице ${count} самых крупных.`;
/** The line of a card on a phone: revenue of each offer. */
export const gapLine = (rivals: string, sellers: string, revenuePerOffer: string) =>
  `соперники: ${rivals} из ${sellers} · ${revenuePerOffer} на продавца`;
export const whose = 'Чьи карточки показать';
export const allRivals = 'Все соперники';
export const countAll = (count: string) => `Все соперники: ${count}`;
export const countAllShort = (count: string) => `Соперники: ${count}`;
export const inOwnCategories = 'Только в категориях продавца';
export const inOwnCategoriesShort = 'Только его категории';
