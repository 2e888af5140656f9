import { brandReports } from './brand.ts';
import { categoryReports } from './category.ts';
import { periodReports } from './period.ts';
import { productReports } from './product.ts';
import { sectionReports } from './section.ts';
import { sellerReports } from './seller.ts';

/** Options of every report, by entity and endpoint; loaded with the first screen that shows a report. */
export const reports = {
  period: periodReports,
  seller: sellerReports,
  brand: brandReports,
  category: categoryReports,
  section: sectionReports,
  product: productReports,
};

/** Options of every report, by entity and endpoint. */
export type AllReports = typeof reports;
