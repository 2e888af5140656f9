import { contract } from '@vitrina/contract';
import { brandReports } from '@vitrina/conformance/computation/brand-reports.ts';
import type { Market } from './market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound } from './mock-responses.ts';

/** The calls about brands. */
export const mockBrand = (market: Market): MockedHandlers<typeof contract.brand> => ({
  byCategories: mockEndpoint(contract.brand.byCategories)(({ body }) =>
    okOrNotFound(market.week(body), 'REPORT_NOT_FOUND', (asked) => brandReports.byCategories(asked, body)),
  ),
  info: mockEndpoint(contract.brand.info)(({ params }) =>
    okOrNotFound(market.brand(params), 'BRAND_NOT_FOUND', (asked) => brandReports.info(asked, params)),
  ),
  categories: mockEndpoint(contract.brand.categories)(({ params }) =>
    okOrNotFound(market.brand(params), 'BRAND_NOT_FOUND', (asked) => brandReports.categories(asked, params)),
  ),
  sellers: mockEndpoint(contract.brand.sellers)(({ body }) =>
    okOrNotFound(market.brand(body), 'BRAND_NOT_FOUND', (asked) => brandReports.sellers(asked, body)),
  ),
  products: mockEndpoint(contract.brand.products)(({ params }) =>
    okOrNotFound(market.brand(params), 'BRAND_NOT_FOUND', (asked) => brandReports.products(asked, params)),
  ),
});
