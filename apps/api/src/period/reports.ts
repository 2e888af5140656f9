import { weekInfo } from './week-info.ts';

/** The reports on a week as a whole, by the contract's calls. */
export const periodReports = { weekInfo };
