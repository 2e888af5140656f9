import { contract } from '@vitrina/contract';
import { brandReports } from '@vitrina/conformance/computation/brand-reports.ts';
import type { Market } from './market.ts';
import { mockRoute, type Mocked } from './mock-route.ts';
import { found } from './reply.ts';

/** The calls about brands. */
export const mockBrand = (market: Market): Mocked<typeof contract.brand> => ({
  byCategories: mockRoute(contract.brand.byCategories)(({ body }) =>
    found(market.week(body), 'REPORT_NOT_FOUND', (asked) => brandReports.byCategories(asked, body)),
  ),
  info: mockRoute(contract.brand.info)(({ params }) =>
    found(market.brand(params), 'BRAND_NOT_FOUND', (asked) => brandReports.info(asked, params)),
  ),
  categories: mockRoute(contract.brand.categories)(({ params }) =>
    found(market.brand(params), 'BRAND_NOT_FOUND', (asked) => brandReports.categories(asked, params)),
  ),
  sellers: mockRoute(contract.brand.sellers)(({ body }) =>
    found(market.brand(body), 'BRAND_NOT_FOUND', (asked) => brandReports.sellers(asked, body)),
  ),
  products: mockRoute(contract.brand.products)(({ params }) =>
    found(market.brand(params), 'BRAND_NOT_FOUND', (asked) => brandReports.products(asked, params)),
  ),
});
