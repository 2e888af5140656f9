export const price = 'Price';
export const revenue = 'Revenue';
export const products = 'Products';
export const upTo = (price: string) => `up to ${price}`;
export const from = (price: string) => `from ${price}`;
export const instruction = 'select a range to filter products';
export const allPrices = 'All prices';
export const picture = (title: string, steps: number, median: string) =>
  `${title}: ${steps} price steps, median ${median}`;
export const lowerBound = 'Price from';
export const upperBound = 'Price to';
export const median = (price: string) => `median ${price}`;
export const halfIsCheaper = (price: string) => `half of products below ${price}`;
