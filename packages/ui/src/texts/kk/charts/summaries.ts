import { createInvariable } from '../../../format/noun.ts';

export const times = createInvariable('есе');
export const ratio = (number: string, times: string) => `${number}\u00a0${times}`;

export const leaderAlone = (leader: string, share: string) => `${leader} — түсімнің ${share}-ы`;
export const all = (leader: string) => `Барлық түсім — ${leader}`;
export const level = (first: string, second: string, share: string, secondShare: string) =>
  `${first} және ${second} шамалас: түсімнің ${share}-ы және ${secondShare}-ы`;
export const leader = (first: string, share: string, ratio: string, second: string) =>
  `${first} — түсімнің ${share}-ы, ${second} түсімінен ${ratio} көп`;

export const mostOf = (leader: string, share: string) => `Түсімнің жартысынан көбі — ${leader}: ${share}`;
export const half = (count: string, all: string, leader: string, share: string) =>
  `Түсімнің жартысы — ${all} ішінен ${count}; ең көбі — ${leader}: ${share}`;

export const first = (count: number, all: string, share: string) =>
  `${all} ішінен алғашқы ${count} — түсімнің ${share}-ы`;
export const firstWithLeader = (first: string, leader: string, share: string) =>
  `${first}, көшбасшы — ${leader}: ${share}`;

export const priceRange = (from: string, to: string) => `${from}–${to}\u00a0₸`;
export const prices = (share: string, prices: string) => `Түсімнің ${share}-ы — бағасы ${prices} тауарлар`;
export const selected = (share: string) => `Түсімнің ${share}-ы — іріктелген тауарлар`;
export const bestSeller = (share: string, price: string, title: string) =>
  `Түсімнің ${share}-ы — бағасы ${price} бір тауар: ${title}`;

export const noneGood = (level: string, all: string) =>
  `«${level}» және одан жоғары — ${all} ішінде біреуі де жоқ`;
export const good = (level: string, count: string, all: string, share: string) =>
  `«${level}» және одан жоғары — ${all} ішінен ${count}, түсімнің ${share}-ы`;

export const noRoom = 'Үлесі аз күшті нарықтар жоқ';
export const noShare = 'үлес жоқ';
export const room = (count: string, all: string, largest: string, share: string) =>
  `Күшті нарық, аз үлес — ${all} ішінен ${count}; ең ірісі — ${largest}: ${share}`;
