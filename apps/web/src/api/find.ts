import { find } from '@vitrina/contract';
import { createTsr } from './client.ts';
import { createReports } from './report-options.ts';

/** Generated hooks of the search by text. */
export const findTsr = createTsr(find);

/** Options of the search by text. */
export const findReports = createReports(find);
