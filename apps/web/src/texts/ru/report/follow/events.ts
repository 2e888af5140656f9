import type { FollowEvent, SectionEvent } from '@vitrina/contract';

type AnyEvent = FollowEvent | SectionEvent;

export const revenue = (title: string, change: string) => `${title}: выручка ${change}`;
export const unlikeMarket = (before: string, after: string) => `${before} → ${after}, не так, как рынок`;
export const place = (title: string, before: string, after: string) =>
  `${title}: место ${before}\u00a0→\u00a0${after}`;
export const higher = 'выше по выручке';
export const lower = 'ниже по выручке';
export const appeared = (title: string, kind: AnyEvent['kind']) =>
  `${title}: ${kind === 'category' ? 'появилась' : 'появился'}`;
export const revenueNow = (revenue: string) => `выручка ${revenue}`;
export const sellerAppeared = (title: string, seller: string) => `${title}: новый продавец ${seller}`;
export const noOffers = (title: string) => `${title}: нет предложений`;
export const before = (amount: string) => `выручка была ${amount}`;
export const price = (price: string) => `цена ${price}`;
export const priceBefore = (price: string) => `цена была ${price}`;
export const sellerLeft = (title: string, seller: string) => `${title}: прекратил продажи ${seller}`;
export const undercut = (product: string) => `Появилось дешевле: ${product}`;
export const undercutPrices = (seller: string, price: string, own: string) =>
  `${seller} ${price}, у\u00a0вас ${own}`;
export const minimum = (product: string) => `Упала минимальная цена: ${product}`;
export const concentrationBelow = (title: string, bound: string) => `${title}: концентрация ниже ${bound}`;
export const concentrationAbove = (title: string, bound: string) => `${title}: концентрация выше ${bound}`;
export const lowRating = (title: string) => `${title}: рейтинг ниже 4`;

export const isNew = 'новое';
export const quietWeek = 'Спокойная неделя: у того, за чем вы следите, ничего заметного не произошло.';
/** Several events of a kind; `count`: «70 товаров». */
export const groups: Readonly<Record<FollowEvent['type'], (count: string) => string>> = {
  undercut: (count) => `${count}: появилось дешевле`,
  minimum: (count) => `${count}: упала минимальная цена`,
  revenue: (count) => `${count}: выручка изменилась не так, как рынок`,
  place: (count) => `${count}: сменилось место`,
  entered: (count) => `${count}: появились`,
  left: (count) => `${count}: нет предложений`,
  concentration: (count) => `${count}: сменилась концентрация`,
  rating: (count) => `${count}: рейтинг ниже 4`,
};
/** The same of sellers on followed products. */
export const offerGroups: Partial<typeof groups> = {
  entered: (count) => `${count}: новые продавцы`,
  left: (count) => `${count}: прекратили продажи`,
};
export const andMore = (names: string, more: number) => `${names} и\u00a0ещё\u00a0${more}`;
export const wasCheapest = 'ваша цена была самой низкой';
/** What the amount of a group is. */
export const atStake = 'под угрозой';
export const ownRevenue = 'ваша выручка';
export const revenueBefore = 'выручка была';

export const yourShop = 'Ваш магазин';
export const youFollow = 'Вы следите';
export const allInPrices = (count: string) => `Все\u00a0${count} в\u00a0«Ценах»`;
export const showAll = (count: string) => `Показать все\u00a0${count}`;
export const cut = (shown: string, all: string) =>
  `Здесь ${shown} событий с\u00a0наибольшей суммой из\u00a0${all}.`;

export const nothingFollowed =
  'Следите за продавцами, категориями, разделами, брендами и товарами: здесь будет сказано, что с ними произошло.';
export const follow = 'Следить';
export const followWhat = (title: string) => `Следить: ${title}`;
export const eventsOfWeek = (week: number | '') => `События недели ${week}`;
export const newCount = (count: string) => `новых: ${count}`;
export const markRead = 'Прочитано';
