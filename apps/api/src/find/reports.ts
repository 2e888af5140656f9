import { byText } from './by-text.ts';

/** The report that finds whatever a person names, by the contract's calls. */
export const findReports = { byText };
