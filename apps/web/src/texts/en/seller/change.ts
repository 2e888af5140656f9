import { createPlural } from '@vitrina/ui/format/noun';

export const owner = 'store';
export const demandBasis = 'on the cards';
export const shareBasis = 'of units sold';
export const priceLabel = 'Price';
export const priceName = 'price';
export const priceBasis = 'own prices';

export const undercutCard = createPlural('card', 'cards');
export const undercutOn = (cards: string) => `Undercut on ${cards}.`;

export const groups = 'Which cards';
export const undercut = 'Undercut';
export const entered = 'Listed';
export const left = 'No offer';
export const enteredCells = 'listed cards';
export const leftCells = 'cards without an offer';

export const accusative = 'the reasons for the revenue change';
export const caption = 'Why the seller’s revenue changed';
export const emptyList = 'No such cards';
export const advice = 'Choose another bar or another group.';
