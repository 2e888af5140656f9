import type { FollowEvent } from '@vitrina/contract';

export const revenue = (title: string, change: string) => `${title}: выручка ${change}`;
export const unlikeMarket = (before: string, after: string) => `${before} → ${after}, не так, как рынок`;
export const place = (title: string, before: string, after: string) => `${title}: место ${before} → ${after}`;
export const higher = 'выше по выручке';
export const lower = 'ниже по выручке';
export const appeared = (title: string, kind: FollowEvent['kind']) =>
  `${title}: ${kind === 'category' ? 'появилась' : 'появился'}`;
export const revenueNow = (revenue: string) => `выручка ${revenue}`;
export const sellerAppeared = (title: string, seller: string) => `${title}: появился ${seller}`;
export const noOffers = (title: string) => `${title}: нет предложений`;
export const before = (amount: string) => `было ${amount}`;
export const sellerLeft = (title: string, seller: string) => `${title}: ушёл ${seller}`;
export const undercut = (product: string) => `Перебили цену: ${product}`;
export const undercutPrices = (seller: string, price: string, own: string) =>
  `${seller} ${price}, у меня ${own}`;
export const minimum = (product: string) => `Минимум упал: ${product}`;
export const concentrationBelow = (title: string, bound: string) => `${title}: концентрация ниже ${bound}`;
export const concentrationAbove = (title: string, bound: string) => `${title}: концентрация выше ${bound}`;
export const lowRating = (title: string) => `${title}: рейтинг ниже 4`;

export const isNew = 'новое';
export const myShop = 'мой магазин';
export const quietWeek = 'Спокойная неделя: у того, за чем вы следите, ничего заметного не произошло.';
export const all = 'Все';
export const mine = 'Мой магазин';
export const whichEvents = 'Какие события';

export const nothingFollowed =
  'Следите за продавцами, категориями, брендами и товарами: здесь будет сказано, что с ними произошло.';
export const follow = 'Следить';
export const followWhat = (title: string) => `Следить: ${title}`;
export const followed = 'Слежу';
export const followedCount = (count: string, most: number) => `${count} из ${most} · выручка за 8 недель`;
export const change = 'Изменить';
export const eventsOfWeek = (week: number | '') => `События недели ${week}`;
export const countAndNew = (count: string, unseen: string) => `${count}, из них новых ${unseen}`;
export const markRead = 'Прочитано';
