import type { FollowEvent, SectionEvent } from '@vitrina/contract';

type AnyEvent = FollowEvent | SectionEvent;

export const revenue = (title: string, change: string) => `${title}: түсім ${change}`;
export const unlikeMarket = (before: string, after: string) => `${before} → ${after}, нарықтан өзгеше`;
export const place = (title: string, before: string, after: string) =>
  `${title}: орны ${before}\u00a0→\u00a0${after}`;
export const higher = 'түсім бойынша жоғары';
export const lower = 'түсім бойынша төмен';
export const appeared = (title: string, _kind: AnyEvent['kind']) => `${title}: пайда болды`;
export const revenueNow = (revenue: string) => `түсім ${revenue}`;
export const sellerAppeared = (title: string, seller: string) => `${title}: жаңа сатушы ${seller}`;
export const noOffers = (title: string) => `${title}: ұсыныс жоқ`;
export const before = (amount: string) => `бұрынғы түсім ${amount}`;
export const price = (price: string) => `бағасы ${price}`;
export const priceBefore = (price: string) => `бұрынғы бағасы ${price}`;
export const sellerLeft = (title: string, seller: string) => `${title}: ${seller} сатуды тоқтатты`;
export const undercut = (product: string) => `Арзаны шықты: ${product}`;
export const undercutPrices = (seller: string, price: string, own: string) =>
  `${seller} ${price}, сізде ${own}`;
export const minimum = (product: string) => `Ең төмен баға түсті: ${product}`;
export const concentrationBelow = (title: string, bound: string) =>
  `${title}: шоғырлану ${bound} шегінен төмен`;
export const concentrationAbove = (title: string, bound: string) =>
  `${title}: шоғырлану ${bound} шегінен жоғары`;
export const lowRating = (title: string) => `${title}: рейтинг 4-тен төмен`;

export const isNew = 'жаңа';
export const quietWeek = 'Тыныш апта: бақылауыңыздағыларда елеулі ештеңе болған жоқ.';
/** Several events of a kind; `count`: «70 тауар». */
export const groups: Readonly<Record<FollowEvent['type'], (count: string) => string>> = {
  undercut: (count) => `${count}: арзаны шықты`,
  minimum: (count) => `${count}: ең төмен баға түсті`,
  revenue: (count) => `${count}: түсім нарықтан өзгеше өзгерді`,
  place: (count) => `${count}: орны өзгерді`,
  entered: (count) => `${count}: пайда болды`,
  left: (count) => `${count}: ұсыныс жоқ`,
  concentration: (count) => `${count}: шоғырлану өзгерді`,
  rating: (count) => `${count}: рейтинг 4-тен төмен`,
};
/** The same of sellers on followed products. */
export const offerGroups: Partial<typeof groups> = {
  entered: (count) => `${count}: жаңа сатушылар`,
  left: (count) => `${count}: сатуды тоқтатты`,
};
export const andMore = (names: string, more: number) => `${names} және тағы ${more}`;
export const wasCheapest = 'сіздің бағаңыз ең төмен еді';
/** What the amount of a group is. */
export const atStake = 'қауіп төнді';
export const ownRevenue = 'сіздің түсіміңіз';
export const revenueBefore = 'бұрынғы түсім';

export const yourShop = 'Сіздің дүкеніңіз';
export const youFollow = 'Бақылаудағылар';
export const allInPrices = (count: string) => `«Бағалардағы» барлығы: ${count}`;
export const showAll = (count: string) => `Барлығын көрсету: ${count}`;
export const cut = (shown: string, all: string) =>
  `${all} оқиғаның сомасы ең үлкен ${shown} оқиғасы көрсетілген.`;

export const nothingFollowed =
  'Сатушыларды, санаттарды, бөлімдерді, брендтерді және тауарларды бақылаңыз: оларда не болғаны осында көрсетіледі.';
export const follow = 'Бақылау';
export const followWhat = (title: string) => `Бақылау: ${title}`;
export const eventsOfWeek = (week: number | '') => `${week}-апта оқиғалары`;
export const newCount = (count: string) => `жаңасы: ${count}`;
export const markRead = 'Оқылды';
