export const shop = 'Мой магазин';
export const change = 'изменить';
export const changeShop = 'Изменить свой магазин';
export const beside = 'События, за кем вы следите, рынок';

/** The report of the shop, in the accusative. */
export const weekAccusative = 'неделю магазина';
export const changedWithParts = 'Выручка\u00a0{revenue}, {change} {against}: {causes}';
export const causes = 'за\u00a0счёт рынка {market}, за\u00a0счёт магазина {own}';
export const changed = 'Выручка\u00a0{revenue}, {change} {against}';
export const changedByChance = 'Выручка\u00a0{revenue}, {change} {against}: разница может быть случайной';
export const revenueAlone = (revenue: string) => `Выручка\u00a0${revenue}`;
export const revenueOfFirstWeek = (revenue: string) =>
  `Выручка\u00a0${revenue}; сравнить не\u00a0с\u00a0чем: это первая неделя`;
export const absentBefore = 'Выручка\u00a0{revenue}; {against} сравнить нельзя: магазина тогда не\u00a0было';
export const soldNothingBefore =
  'Выручка\u00a0{revenue}; {against} сравнить нельзя: продаж тогда не\u00a0было';
export const absent = (week: number) => `На неделе\u00a0${week} у\u00a0магазина нет предложений`;
export const lastPresent = 'Последняя неделя с\u00a0предложениями: {week}';

/** Name of the own line of the chart. */
export const yourShop = 'ваш магазин';

/** What can be done. */
export const actions = 'Что сделать';
export const undercut = 'Есть дешевле';
export const atStake = 'под угрозой';
export const atStakeExplained = 'Ваша выручка за неделю на товарах, которые у\u00a0других дешевле.';
export const offeredBy = (price: string, seller: string) => `${price} у\u00a0${seller}`;
export const yourPrice = (price: string) => `у\u00a0вас ${price}`;
export const pricesAccusative = 'цены магазина';
export const nothingCheaper = 'Ваши цены нигде не\u00a0выше самых низких.';
export const raise = 'Можно поднять цену';
export const raiseShort = 'Поднять цену';
export const aWeek = 'в\u00a0неделю';
export const aWeekExplained =
  'Разница между самой низкой ценой других и\u00a0вашей, умноженная на ваши продажи этой недели.';
export const soldAWeek = (units: string) => `${units} за\u00a0неделю`;
export const nothingToRaise = 'Нет товаров, которые у\u00a0вас дешевле всех хотя бы на 3\u00a0%.';
export const missing = 'Чего у вас нет';
export const missingShort = 'Чего нет';
export const perSeller = 'на продавца';
export const perSellerExplained =
  'Выручка товара за неделю, делённая на число его продавцов. Товары ваших конкурентов в\u00a0ваших категориях.';
export const medianPrice = (price: string) => `медианная цена ${price}`;
export const gapAccusative = 'товары конкурентов';
export const nothingMissing = 'У\u00a0конкурентов нет товаров, которых нет у\u00a0вас.';
export const all = (cards: string) => `Все\u00a0${cards}`;
export const allWithSum = (cards: string, amount: string) => `Все\u00a0${cards}, ${amount}`;

export const happened = 'Что случилось';
export const followed = 'Вы следите';
export const changeFollowed = 'Изменить';
export const nothingFollowed = 'Чтобы видеть здесь других, нажмите «Следить» возле названия.';

export const marketOfWeek = 'Рынок за неделю';
export const whoMoved = 'Кто вырос и упал';
export const best = 'Лучше всех: {title}';
export const worst = 'Хуже всех: {title}';
export const sellers = 'Продавцы';
export const sellersMoved = (entered: string, left: string) => `Продавцы: новых ${entered}, ушли ${left}`;
