import type { ReportParams } from '../routing/report-params.ts';
import type { ReportResult } from '../api/report-result.ts';
import { reports } from '../api/reports.ts';
import type { MarketPart, PartBrand, PartReport, PartSeller } from '../report/market-part/market-part.ts';

type BodyOf<Use extends (...given: never[]) => ReportResult<unknown>> = NonNullable<ReturnType<Use>['data']>;

const useSellers = ({ section }: ReportParams, rules: { enabled: boolean }) =>
  reports.section.sellers.useQuery(section, rules);

const useBrands = ({ section }: ReportParams, rules: { enabled: boolean }) =>
  reports.section.brands.useQuery(section, rules);

/** A section as a part of the market. */
export const sectionPart: MarketPart = {
  kind: 'section',
  shareField: 'shareRevenueFromSection',
  hhiFields: { sellers: 'sectionSellersHHI', brands: 'sectionBrandsHHI' },
};

/** The sellers of the section in the address. */
export const sectionSellers: PartReport<BodyOf<typeof useSellers>, PartSeller> = {
  useReport: useSellers,
  getRows: (body) => body.sectionSellers,
  getHHI: (body) => body.sectionSellersHHI,
};

/** The brands of the section in the address. */
export const sectionBrands: PartReport<BodyOf<typeof useBrands>, PartBrand> = {
  useReport: useBrands,
  getRows: (body) => body.sectionBrands,
  getHHI: (body) => body.sectionBrandsHHI,
};
