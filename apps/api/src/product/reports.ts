import { info } from './info.ts';
import { offers } from './offers.ts';

/** The reports on product cards, by the contract's calls. */
export const productReports = { info, offers };
