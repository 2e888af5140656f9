import type { Noun } from '@vitrina/ui/format/noun';

export const accusative = 'цены бренда';
export const views = 'Что показать';
export const cards = 'Товары';
export const sellersCaption = 'Продавцы бренда ниже обычной цены';
export const cardsCaption = 'Цены товаров бренда';
export const emptyList = 'Сравнивать не с чем';
export const advice = 'У каждого товара бренда за эту неделю один продавец.';

export const thresholds = 'Ниже обычной больше чем на';
export const chosenThreshold = (threshold: string) => `Порог: ${threshold}`;

/** The nouns of the sentence about offers below the usual price. */
export const belowOffer: Noun = { one: 'предложение', few: 'предложения', many: 'предложений' };
export const belowSeller: Noun = { one: 'продавца', few: 'продавцов', many: 'продавцов' };
export const below = '{offers} у {sellers} дешевле обычной цены товара больше чем {threshold}';
export const nobodyBelow = 'Никто не продаёт дешевле обычной цены товара больше чем {threshold}';
/** Ends the sentences above; not broken between lines. */
export const threshold = 'на {menu}.';
export const describeBelow = (offers: string, sellers: string, threshold: string) =>
  `${offers} у ${sellers} дешевле обычной цены товара больше чем на ${threshold}.`;
export const describeNobodyBelow = (threshold: string) =>
  `Никто не продаёт дешевле обычной цены товара больше чем на ${threshold}.`;

export const compared = (cards: string) => `Сравниваем, где продавцов несколько: ${cards}.`;
export const comparedAndSingle = (cards: string, singleCount: string) =>
  `Сравниваем, где продавцов несколько: ${cards}, с одним ещё ${singleCount}.`;

/** The line of a seller on a phone. */
export const noneBelowLine = (offers: string) => `${offers}, ниже нет`;
export const belowLine = (offers: string, allCount: string, deepest: string) =>
  `${offers} из ${allCount} · до ${deepest}`;
export const atLowPrice = 'по низкой цене';
