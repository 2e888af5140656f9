import { history } from './history.ts';
import { indexTerms } from './index-terms.ts';
import { info } from './info.ts';
import { offerHistory } from './offer-history.ts';
import { offers } from './offers.ts';

/** The reports on product cards, by the contract's calls. */
export const productReports = { info, index: indexTerms, history, offerHistory, offers };
