import { createPlural } from '@vitrina/ui/format/noun';

export const accusative = 'the brand’s prices';
export const views = 'What to show';
export const cards = 'Products';
export const sellersCaption = 'Sellers of the brand below the usual price';
export const cardsCaption = 'Prices of the brand’s products';
export const emptyList = 'Nothing to compare';
export const advice = 'Each product of the brand has one seller this week.';

export const thresholds = 'Below the usual price by more than';
export const chosenThreshold = (threshold: string) => `Threshold: ${threshold}`;

export const belowOffer = createPlural('offer', 'offers');
export const belowSeller = createPlural('seller', 'sellers');
export const below = '{offers} of {sellers} below the usual price of the product by more than {threshold}';
export const nobodyBelow = 'Nobody sells below the usual price of the product by more than {threshold}';
export const threshold = '{menu}.';
export const describeBelow = (offers: string, sellers: string, threshold: string) =>
  `${offers} of ${sellers} below the usual price of the product by more than ${threshold}.`;
export const describeNobodyBelow = (threshold: string) =>
  `Nobody sells below the usual price of the product by more than ${threshold}.`;

export const compared = (cards: string) => `Comparing where there are several sellers: ${cards}.`;
export const comparedAndSingle = (cards: string, singleCount: string) =>
  `Comparing where there are several sellers: ${cards}, ${singleCount} more with one.`;

export const noneBelowLine = (offers: string) => `${offers}, none below`;
export const belowLine = (offers: string, allCount: string, deepest: string) =>
  `${offers} out of ${allCount} · down to ${deepest}`;
export const atLowPrice = 'at the low price';
