import { brand } from '@vitrina/contract';
import { createTsr } from './client.ts';
import { createReports } from './report-options.ts';

/** Generated hooks of the endpoints about brands. */
export const brandTsr = createTsr(brand);

/** Options of each report about brands. */
export const brandReports = createReports(brand);
