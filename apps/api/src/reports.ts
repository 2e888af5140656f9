import { brandReports } from './brand/reports.ts';
import { categoryReports } from './category/reports.ts';
import { findReports } from './find/reports.ts';
import { marketReports } from './market/reports.ts';
import { periodReports } from './period/reports.ts';
import { productReports } from './product/reports.ts';
import { sectionReports } from './section/reports.ts';
import { sellerReports } from './seller/reports.ts';

/** The reports of the contract, by entity and name. */
export const reports = {
  period: periodReports,
  market: marketReports,
  seller: sellerReports,
  brand: brandReports,
  category: categoryReports,
  section: sectionReports,
  product: productReports,
  find: findReports,
};
