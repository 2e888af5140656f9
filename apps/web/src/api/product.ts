import { product } from '@vitrina/contract';
import { createTsr } from './client.ts';
import { createReports } from './report-options.ts';

/** Generated hooks of the endpoints about product cards. */
export const productTsr = createTsr(product);

/** Options of each report about product cards. */
export const productReports = createReports(product);
