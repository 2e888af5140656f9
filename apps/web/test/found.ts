import { contract, type Found } from '@vitrina/contract';
import { answer } from './answer.ts';

/** What a week has under a text, where a test names only what matters. */
export const foundIn = (parts: Partial<Found> = {}) => ({
  status: 200 as const,
  body: { find: { sellers: [], brands: [], categories: [], products: [], ...parts } },
});

/** Answers every search with the same; the returned list fills with the calls. */
export const answerFound = (parts?: Partial<Found>) => answer(contract.find.byText, foundIn(parts));
