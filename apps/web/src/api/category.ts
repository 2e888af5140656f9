import { category } from '@vitrina/contract';
import { createTsr } from './client.ts';
import { createReports } from './report-options.ts';

/** Generated hooks of the endpoints about categories. */
export const categoryTsr = createTsr(category);

/** Options of each report about categories. */
export const categoryReports = createReports(category);
