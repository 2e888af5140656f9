import type { ReportParams } from '../routing/report-params.ts';
import { reports } from '../api/reports.ts';
import type { ReportResult } from '../api/report-result.ts';
import type { MarketPart, PartBrand, PartReport, PartSeller } from '../report/market-part/market-part.ts';

type BodyOf<Use extends (...given: never[]) => ReportResult<unknown>> = NonNullable<ReturnType<Use>['data']>;

const useSellers = ({ category }: ReportParams, rules: { enabled: boolean }) =>
  reports.category.sellers.useQuery(category, rules);

const useBrands = ({ category }: ReportParams, rules: { enabled: boolean }) =>
  reports.category.brands.useQuery(category, rules);

/** A category as a part of the market. */
export const categoryPart: MarketPart = {
  kind: 'category',
  shareField: 'shareRevenueFromCategory',
  hhiFields: { sellers: 'categorySellersHHI', brands: 'categoryBrandsHHI' },
};

/** The sellers of the category in the address. */
export const categorySellers: PartReport<BodyOf<typeof useSellers>, PartSeller> = {
  useReport: useSellers,
  getRows: (body) => body.categorySellers,
  getHHI: (body) => body.categorySellersHHI,
};

/** The brands of the category in the address. */
export const categoryBrands: PartReport<BodyOf<typeof useBrands>, PartBrand> = {
  useReport: useBrands,
  getRows: (body) => body.categoryBrands,
  getHHI: (body) => body.categoryBrandsHHI,
};
