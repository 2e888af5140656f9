import { byText } from './by-text.ts';

/** The report of the search by text, by the contract's calls. */
export const findReports = { byText };
