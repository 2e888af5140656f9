import { contract } from '@vitrina/contract';
import type { Market } from '@vitrina/conformance/computation/market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound } from './mock-responses.ts';

/** The endpoints about brands. */
export const mockBrand = (market: Market): MockedHandlers<typeof contract.brand> => ({
  byCategories: mockEndpoint(contract.brand.byCategories)(({ body }) =>
    okOrNotFound(market.report('brand.byCategories', body), 'REPORT_NOT_FOUND'),
  ),
  info: mockEndpoint(contract.brand.info)(({ params }) =>
    okOrNotFound(market.report('brand.info', params), 'BRAND_NOT_FOUND'),
  ),
  categories: mockEndpoint(contract.brand.categories)(({ params }) =>
    okOrNotFound(market.report('brand.categories', params), 'BRAND_NOT_FOUND'),
  ),
  sellers: mockEndpoint(contract.brand.sellers)(({ body }) =>
    okOrNotFound(market.report('brand.sellers', body), 'BRAND_NOT_FOUND'),
  ),
  products: mockEndpoint(contract.brand.products)(({ params }) =>
    okOrNotFound(market.report('brand.products', params), 'BRAND_NOT_FOUND'),
  ),
});
