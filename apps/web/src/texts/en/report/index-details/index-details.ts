import type { IndexTerm } from '@vitrina/contract';
import { createPlural } from '@vitrina/ui/format/noun';

export const termTitles: Readonly<Record<IndexTerm['name'], string>> = {
  demand: 'Demand',
  openness: 'Market openness',
  yield: 'Revenue per offer',
  entry: 'Weakness of leaders',
  price: 'Price headroom',
};

export const sale = createPlural('sale', 'sales');
export const review = createPlural('review', 'reviews');
export const equalSeller = createPlural('equal seller', 'equal sellers');
export const equalBrand = createPlural('equal brand', 'equal brands');

export const demand = (sales: string, reference: string, perOffer: string, perOfferReference: string) =>
  `${sales} against a reference of ${reference}, per\u00a0offer ${perOffer} against ${perOfferReference}`;
export const openness = (competitors: string) => `${competitors} against a reference of 5`;
export const offerRevenue = (median: string, reference: string) =>
  `the median offer has ${median} against a reference of ${reference}`;
export const entry = (reviews: string, reference: string, rating: string, meanRating: string) =>
  `${reviews} on average against a reference of ${reference}, rating ${rating} against an average of ${meanRating}`;
export const price = (median: string, reference: string) =>
  `median price ${median} against a reference of ${reference}`;

export const ownTitle = 'Prospect index';
export const shopTitle = 'Store index';
export const shopPartTitle = 'Store index in this part';
export const partTitle = 'Index of this part';
export const meanOfProducts = 'average of products';
export const close = 'Close';

export const mean = (products: string) =>
  `The average of the indices of ${products}, each weighted by its revenue.`;
export const meanAndHeaviest = (products: string, share: string) =>
  `The average of the indices of ${products}, each weighted by its revenue. Below are the ten heaviest, ${share} in all.`;
export const product = 'Product';
export const weight = 'weight';
export const index = 'index';
export const cannotGetProducts = 'Could not load the products';
export const noMean = 'Nothing sold this week: there is no average.';
export const allByIndex = (count: string) => `All ${count} by index`;

export const below = 'below reference';
export const notBelow = 'not below reference';
export const term = 'Factor';
export const scale = 'From 0 to 1, reference 0.5';
export const value = 'value';
export const hint =
  'The tick is the reference level, 0.5. “Lowers” is the factor’s part of all that lowers the index.';
export const loss = 'lowers';
export const place = (place: string, count: string) => `rank ${place} of ${count}`;
export const placeInCategory = (place: string, count: string) =>
  `rank ${place} of ${count} in\u00a0the category`;
export const formula = (version: number | string) => `formula ${version}`;
export const noTerms = 'Nothing sold this week: the index is 0.';
export const weakest = 'Lowered most by {term}: {reason}.';
export const termInSentence = (title: string) => title.toLowerCase();
export const cannotGetTerms = 'Could not load the factors of the index';
