import type { Noun } from '@vitrina/ui/format/noun';

export const changeSince = (change: string, week: number | '') => `${change} к неделе\u00a0${week}`;
export const outOf = (rank: string, count: string) => `${rank} из\u00a0${count}`;
export const marketChange = (week: string, change: string) => `${week} · рынок ${change}`;

export const unchanged = 'без изм.';

export const placeHeading = 'Место по неделям';
export const revenueHeading = 'Выручка по неделям';
export const salesHeading = 'Продажи по неделям';
export const priceHeading = 'Средняя цена по неделям';
export const marketShareHeading = 'Доля рынка по неделям';
export const categoryShareHeading = 'Доля в категории по неделям';
export const indexHeading = 'Индекс перспективности по неделям';
export const meanIndexHeading = 'Средний индекс перспективности по неделям';
export const medianPriceHeading = 'Медианная цена по неделям';
export const minPriceHeading = 'Минимальная цена по неделям';
export const demandHeading = 'Индекс спроса по неделям';
export const sellersHeading = 'Продавцы по неделям';
export const brandsHeading = 'Бренды по неделям';
export const categoriesHeading = 'Категории по неделям';
export const productsHeading = 'Товары по неделям';

export const point = (week: number, value: string) => `неделя ${week}: ${value}`;
export const noPoints = 'За эти недели значений нет.';
export const onePoint = (point: string) => `Пока одна неделя, линия появится с третьей: ${point}.`;
export const twoPoints = (points: string) => `Пока 2 недели, линия появится с третьей: ${points}.`;

export const partOfSpan = (count: number, span: string) => `${count} из ${span}`;
export const spanMenu = 'Сколько недель показать';
export const week: Noun = { one: 'неделя', few: 'недели', many: 'недель' };

export const meanChange = 'К среднему за {weeks} недели {change}';

/** Beside the line of a closed trend. */
export const since = (day: string) => `с\u00a0${day}`;
export const lastWeek = (week: number) => `неделя\u00a0${week}`;
export const greyMarket = 'серым: вместе с рынком';
/** At the end of the market's line: the value if the revenue had changed as the market's. */
export const withMarket = (value: string) => `вместе с рынком было бы ${value}`;
export const show = 'Показать график';
export const hide = 'Свернуть';
