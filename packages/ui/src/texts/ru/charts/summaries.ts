import type { Noun } from '../../../format/noun.ts';

export const times: Noun = { one: 'раз', few: 'раза', many: 'раз' };
export const ratio = (number: string, times: string) => `в\u00a0${number}\u00a0${times}`;

export const leaderAlone = (leader: string, share: string) => `${leader} — ${share} выручки`;
export const all = (leader: string) => `Вся выручка — ${leader}`;
export const level = (first: string, second: string, share: string, secondShare: string) =>
  `${first} и ${second} почти наравне: ${share} и ${secondShare} выручки`;
export const leader = (first: string, share: string, ratio: string, second: string) =>
  `${first} — ${share} выручки, ${ratio} больше, чем ${second}`;

export const mostOf = (leader: string, share: string) => `Больше половины выручки — ${leader}: ${share}`;
export const half = (count: string, all: string, leader: string, share: string) =>
  `Половина выручки — ${count} из ${all}; больше всего — ${leader}: ${share}`;

export const first = (count: number, all: string, share: string) =>
  `Первые ${count} из ${all} — ${share} выручки`;
export const firstWithLeader = (first: string, leader: string, share: string) =>
  `${first}, лидер — ${leader}: ${share}`;

export const priceRange = (from: string, to: string) => `от ${from} до ${to}\u00a0₸`;
export const prices = (share: string, prices: string) => `${share} выручки — товары ${prices}`;
export const selected = (share: string) => `${share} выручки — отобранные товары`;
export const bestSeller = (share: string, price: string, title: string) =>
  `${share} выручки — один товар за ${price}: ${title}`;

export const noneGood = (level: string, all: string) => `«${level}» и выше — ни одного из ${all}`;
export const good = (level: string, count: string, all: string, share: string) =>
  `«${level}» и выше — ${count} из ${all}, ${share} выручки`;

export const noRoom = 'Сильных рынков с малой долей нет';
export const noShare = 'доли нет';
export const room = (count: string, all: string, largest: string, share: string) =>
  `Сильный рынок, малая доля — ${count} из ${all} крупнейших; первый — ${largest}: ${share}`;
