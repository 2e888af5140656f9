import { contract } from '@vitrina/contract';
import type { Market } from '@vitrina/conformance/computation/market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound } from './mock-responses.ts';

/** The endpoints about categories. */
export const mockCategory = (market: Market): MockedHandlers<typeof contract.category> => ({
  tree: mockEndpoint(contract.category.tree)(({ params }) =>
    okOrNotFound(market.report('category.tree', params), 'REPORT_NOT_FOUND'),
  ),
  list: mockEndpoint(contract.category.list)(({ params }) =>
    okOrNotFound(market.report('category.list', params), 'REPORT_NOT_FOUND'),
  ),
  info: mockEndpoint(contract.category.info)(({ params }) =>
    okOrNotFound(market.report('category.info', params), 'CATEGORY_NOT_FOUND'),
  ),
  sellers: mockEndpoint(contract.category.sellers)(({ body }) =>
    okOrNotFound(market.report('category.sellers', body), 'REPORT_NOT_FOUND'),
  ),
  brands: mockEndpoint(contract.category.brands)(({ params }) =>
    okOrNotFound(market.report('category.brands', params), 'CATEGORY_NOT_FOUND'),
  ),
  products: mockEndpoint(contract.category.products)(({ params }) =>
    okOrNotFound(market.report('category.products', params), 'CATEGORY_NOT_FOUND'),
  ),
});
