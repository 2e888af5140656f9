import { market } from '@vitrina/contract';
import { createTsr } from './client.ts';
import { createReports } from './report-options.ts';

/** Generated hooks of the endpoints about the market over time. */
export const marketTsr = createTsr(market);

/** Options of each report about the market over time. */
export const marketReports = createReports(market);
