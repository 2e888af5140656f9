import type { FollowEvent } from '@vitrina/contract';

export const revenue = (title: string, change: string) => `${title}: түсім ${change}`;
export const unlikeMarket = (before: string, after: string) => `${before} → ${after}, нарықтан өзгеше`;
export const place = (title: string, before: string, after: string) => `${title}: орны ${before} → ${after}`;
export const higher = 'түсім бойынша жоғары';
export const lower = 'түсім бойынша төмен';
export const appeared = (title: string, _kind: FollowEvent['kind']) => `${title}: пайда болды`;
export const revenueNow = (revenue: string) => `түсім ${revenue}`;
export const sellerAppeared = (title: string, seller: string) => `${title}: ${seller} пайда болды`;
export const noOffers = (title: string) => `${title}: ұсыныс жоқ`;
export const before = (amount: string) => `бұрын ${amount}`;
export const sellerLeft = (title: string, seller: string) => `${title}: ${seller} кетті`;
export const undercut = (product: string) => `Арзаны шықты: ${product}`;
export const undercutPrices = (seller: string, price: string, own: string) =>
  `${seller} ${price}, менде ${own}`;
export const minimum = (product: string) => `Ең төмен баға түсті: ${product}`;
export const concentrationBelow = (title: string, bound: string) =>
  `${title}: шоғырлану ${bound} шегінен төмен`;
export const concentrationAbove = (title: string, bound: string) =>
  `${title}: шоғырлану ${bound} шегінен жоғары`;
export const lowRating = (title: string) => `${title}: рейтинг 4-тен төмен`;

export const isNew = 'жаңа';
export const myShop = 'менің дүкенім';
export const quietWeek = 'Тыныш апта: бақылауыңыздағыларда елеулі ештеңе болған жоқ.';
export const all = 'Барлығы';
export const mine = 'Менің дүкенім';
export const whichEvents = 'Қандай оқиғалар';

export const nothingFollowed =
  'Сатушыларды, санаттарды, брендтерді және тауарларды бақылаңыз: оларда не болғаны осында көрсетіледі.';
export const follow = 'Бақылау';
export const followWhat = (title: string) => `Бақылау: ${title}`;
export const followed = 'Бақылаудағылар';
export const followedCount = (count: string, most: number) => `${count} / ${most} · 8 апталық түсім`;
export const change = 'Өзгерту';
export const eventsOfWeek = (week: number | '') => `${week}-апта оқиғалары`;
export const countAndNew = (count: string, unseen: string) => `${count}, жаңасы: ${unseen}`;
export const markRead = 'Оқылды';
