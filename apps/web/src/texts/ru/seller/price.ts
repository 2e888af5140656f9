export const accusative = 'цены продавца';
export const caption = 'Цены продавца среди других продавцов тех же товаров';
export const emptyList = 'Таких товаров нет';
export const advice = 'Выберите другую группу.';

export const outOf = (part: string, whole: string) => `${part} из ${whole}`;
export const revenueShare = (share: string) => `${share} выручки`;
export const cheapest = 'Самая низкая цена у {cheapest} товаров, они дают {revenueShare}.';
/** The same of one’s own shop. */
export const cheapestOwn = 'Ваша цена самая низкая у {cheapest} товаров, они дают {revenueShare}.';
/** The same without elements. */
export const describeCheapest = (cheapest: string, revenueShare: string) =>
  `Самая низкая цена у ${cheapest} товаров, они дают ${revenueShare}.`;
export const before = (cheapest: string, share: string) => `Было у ${cheapest}: ${share}.`;

export const groups = 'Какие товары';
export const all = 'Все';
export const undercut = 'Есть дешевле';
export const undercutNow = 'за неделю';
export const tied = 'Наравне';
export const alone = 'Один на карточке';
export const canRaise = 'Можно поднять';
/** The products whose price is the lowest, without room to raise it. */
export const ungrouped = (products: string) =>
  `Вне групп ${products}: дешевле остальных меньше чем на 3\u00a0%.`;

/** What the position of a price means, and how far it is from that of others. */
export const wasUndercut = 'появилось дешевле';
export const room = (change: string) => `можно ${change}`;
export const entered = 'новый товар';
export const isAlone = 'один на карточке';
export const isTied = 'наравне';
/** The gap to the lowest price of the others. */
export const gap = (change: string) => `${change} к мин.`;
