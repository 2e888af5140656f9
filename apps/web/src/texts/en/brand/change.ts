export const owner = 'brand';
export const ownerGenitive = 'brand';
export const demandBasis = 'in the categories';
export const shareBasis = 'of units sold';
export const priceLabel = 'Price and mix';
export const priceName = 'price and mix';
export const priceBasis = 'of units sold';

export const groups = 'Which categories';
export const grown = 'Revenue share grew';
export const shrunk = 'Revenue share fell';
export const entered = 'Entered';
export const left = 'Left';
export const enteredCells = 'categories entered';
export const leftCells = 'categories left';

export const hasEntered = 'brand entered';
export const hasLeft = 'brand left';
export const demandGrew = 'category demand grew';
export const demandFell = 'category demand fell';
export const shareChange = (points: string) => `revenue share ${points} pp`;

export const accusative = 'the reasons for the revenue change';
export const caption = 'What changed the brand’s revenue';
export const emptyList = 'No such categories';
export const advice = 'Choose another bar or another group.';
