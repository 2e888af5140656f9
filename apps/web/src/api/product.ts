import { product } from '@vitrina/contract';
import { createReports } from './report-options.ts';

/** Options of each report about product cards. */
export const productReports = createReports(product);
