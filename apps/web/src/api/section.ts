import { section } from '@vitrina/contract';
import { createTsr } from './client.ts';
import { createReports } from './report-options.ts';

/** Generated hooks of the endpoints about sections. */
export const sectionTsr = createTsr(section);

/** Options of each report about sections. */
export const sectionReports = createReports(section);
