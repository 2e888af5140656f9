import { contract, type Found } from '@vitrina/contract';
import { respond } from './respond.ts';

/** Creates a search response; lists that a test does not name are empty. */
export const createSearchResponse = (lists: Partial<Found> = {}) => ({
  status: 200 as const,
  body: { find: { sellers: [], brands: [], categories: [], products: [], ...lists } },
});

/** Sets the response of every search for the rest of the test. Returns the live list of requests. */
export const respondToSearch = (lists?: Partial<Found>) =>
  respond(contract.find.byText, createSearchResponse(lists));
