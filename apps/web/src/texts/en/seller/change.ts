import { createPlural } from '@vitrina/ui/format/noun';

export const owner = 'shop';
export const ownerGenitive = 'shop';
export const demandBasis = 'on the listings';
export const shareBasis = 'of units sold';
export const priceLabel = 'Price';
export const priceName = 'price';
export const priceBasis = 'own prices';

export const undercutCard = createPlural('product', 'products');
export const undercutOn = (cards: string) => `Undercut on ${cards}.`;

export const groups = 'Which products';
export const undercut = 'Undercut';
export const entered = 'New listings';
export const left = 'Withdrawn';
export const enteredStep = 'New';
export const leftStep = 'Withdrawn';
export const enteredCells = 'new listings';
export const leftCells = 'withdrawn listings';

export const accusative = 'the reasons for the revenue change';
export const caption = 'What changed the seller’s revenue';
export const emptyList = 'No such products';
export const advice = 'Choose another bar or another group.';
