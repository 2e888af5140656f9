import type { CategoryBrand, CategorySeller } from '@vitrina/contract';
import type { ReportResult } from '../../api/report-result.ts';
import type { ReportParams } from '../../routing/report-params.ts';

/** What a part of the market is. */
type PartKind = 'category' | 'section';

/** A category or a section: a part of the market in which sellers and brands compete. */
export interface MarketPart {
  kind: PartKind;
  /** The field with the part of its revenue that a row has. */
  shareField: ShareField;
  /** The fields of its concentrations. */
  hhiFields: { sellers: HHIField; brands: HHIField };
}

type ShareField = 'shareRevenueFromCategory' | 'shareRevenueFromSection';
type HHIField = 'categorySellersHHI' | 'categoryBrandsHHI' | 'sectionSellersHHI' | 'sectionBrandsHHI';

/** The share of a row; it has the one of its part. */
type Shares = { readonly [Field in ShareField]?: number };

/** A seller of a category or section. */
export type PartSeller = Omit<CategorySeller, ShareField> & Shares;

/** A brand of a category or section. */
export type PartBrand = Omit<CategoryBrand, ShareField> & Shares;

/** The report with the sellers or brands of the part in the address. */
export interface PartReport<Body, Row> {
  useReport: (params: ReportParams, rules: { enabled: boolean }) => ReportResult<Body>;
  getRows: (body: Body) => readonly Row[];
  getHHI: (body: Body) => number | null;
}
