import type { CategoryBrand, CategorySeller } from '@vitrina/contract';
import type { ReportResult } from '../../api/report-result.ts';
import type { ReportParams } from '../../routing/report-params.ts';

/** Kind of a part of the market. */
type PartKind = 'category' | 'section';

/** A category or a section: a part of the market in which sellers and brands compete. */
export interface MarketPart {
  kind: PartKind;
  /** Field with a row's share of the part's revenue. */
  shareField: ShareField;
  /** The fields of its concentrations. */
  hhiFields: { sellers: HHIField; brands: HHIField };
}

type ShareField = 'shareRevenueFromCategory' | 'shareRevenueFromSection';
type HHIField = 'categorySellersHHI' | 'categoryBrandsHHI' | 'sectionSellersHHI' | 'sectionBrandsHHI';

/** The share field of a row; each kind of part has its own. */
type Shares = { readonly [Field in ShareField]?: number };

/** A seller of a category or section. */
export type PartSeller = Omit<CategorySeller, ShareField> & Shares;

/** A brand of a category or section. */
export type PartBrand = Omit<CategoryBrand, ShareField> & Shares;

/** The report on the sellers or brands of the part in the address. */
export interface PartReport<Body, Row> {
  useReport: (params: ReportParams, rules: { enabled: boolean }) => ReportResult<Body>;
  getRows: (body: Body) => readonly Row[];
  getHHI: (body: Body) => number | null;
}
