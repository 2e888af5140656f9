import { seller } from '@vitrina/contract';
import { createTsr } from './client.ts';
import { createReports } from './report-options.ts';

/** Generated hooks of the endpoints about sellers. */
export const sellerTsr = createTsr(seller);

/** Options of each report about sellers. */
export const sellerReports = createReports(seller);
