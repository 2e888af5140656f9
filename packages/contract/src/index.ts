export * from './account.ts';
export * from './auth.ts';
export * from './brand-changes.ts';
export * from './brand-prices.ts';
export * from './brand-rows.ts';
export * from './brand.ts';
export * from './category-entry.ts';
export * from './category-rows.ts';
export * from './category.ts';
export * from './contract.ts';
export * from './error-codes.ts';
export {
  FIRST_YEAR,
  LAST_YEAR,
  Leader,
  MAX_HISTORY_WEEKS,
  MAX_ID,
  MAX_WEEK_NUMBER,
  MIN_MARKET_SELLERS,
} from './field-types.ts';
export * from './find.ts';
export * from './follow.ts';
export * from './health.ts';
export * from './import-reading.ts';
export * from './import-report.ts';
export * from './imports.ts';
export { IndexInput, IndexTerm } from './index-terms.ts';
export * from './history-rows.ts';
export * from './key.ts';
export * from './session.ts';
export * from './languages.ts';
export * from './market.ts';
export * from './movers.ts';
export * from './period.ts';
export { type Profile, profiles, readMetadata } from './route-metadata.ts';
export * from './product.ts';
export type { ReportField, ReportRow } from './report-rows.ts';
export * from './section-rows.ts';
export * from './section.ts';
export * from './seller-changes.ts';
export * from './seller-prices.ts';
export * from './seller-rivals.ts';
export * from './seller-rows.ts';
export * from './seller.ts';
export * from './share.ts';
export * from './version.ts';
export * from './week-params.ts';
