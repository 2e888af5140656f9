import type { BrandWeekBody, CategoryWeekBody, ReportPeriod } from '@vitrina/contract';
import { idParam, readSearchParams } from './search-params.ts';

/** One seller in one ISO week. */
type SellerWeek = ReportPeriod & { sellerId: number };

/** One section in one ISO week. */
type SectionWeek = ReportPeriod & { sectionId: number };

/** One product card in one ISO week. */
type ProductWeek = ReportPeriod & { productId: number };

/** Params of reports in an address. `seller`, `brand`, `category`, `section` and `product` need both the id and the week. */
export interface ReportParams {
  sellerId: number | undefined;
  brandId: number | undefined;
  categoryId: number | undefined;
  sectionId: number | undefined;
  productId: number | undefined;
  search: URLSearchParams;
  week: ReportPeriod | undefined;
  seller: SellerWeek | undefined;
  brand: BrandWeekBody | undefined;
  category: CategoryWeekBody | undefined;
  section: SectionWeek | undefined;
  product: ProductWeek | undefined;
}

const ids = {
  sellerId: idParam,
  brandId: idParam,
  categoryId: idParam,
  sectionId: idParam,
  productId: idParam,
};

/** Reads the params of reports from search params and the current week. */
export function readReportParams(search: URLSearchParams, week: ReportPeriod | undefined): ReportParams {
  const { sellerId, brandId, categoryId, sectionId, productId } = readSearchParams(ids, search);
  return {
    sellerId,
    brandId,
    categoryId,
    sectionId,
    productId,
    search,
    week,
    seller: week && sellerId !== undefined ? { ...week, sellerId } : undefined,
    brand: week && brandId !== undefined ? { ...week, brandId } : undefined,
    category: week && categoryId !== undefined ? { ...week, categoryId } : undefined,
    section: week && sectionId !== undefined ? { ...week, sectionId } : undefined,
    product: week && productId !== undefined ? { ...week, productId } : undefined,
  };
}
