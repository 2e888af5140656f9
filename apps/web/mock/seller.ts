import { contract } from '@vitrina/contract';
import type { Market } from '@vitrina/conformance/computation/market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound } from './mock-responses.ts';

/** The endpoints about sellers. */
export const mockSeller = (market: Market): MockedHandlers<typeof contract.seller> => ({
  info: mockEndpoint(contract.seller.info)(({ params }) =>
    okOrNotFound(market.report('seller.info', params), 'SELLER_NOT_FOUND'),
  ),
  categories: mockEndpoint(contract.seller.categories)(({ params }) =>
    okOrNotFound(market.report('seller.categories', params), 'SELLER_NOT_FOUND'),
  ),
  brands: mockEndpoint(contract.seller.brands)(({ params }) =>
    okOrNotFound(market.report('seller.brands', params), 'SELLER_NOT_FOUND'),
  ),
  products: mockEndpoint(contract.seller.products)(({ params }) =>
    okOrNotFound(market.report('seller.products', params), 'SELLER_NOT_FOUND'),
  ),
  byCategories: mockEndpoint(contract.seller.byCategories)(({ body }) =>
    okOrNotFound(market.report('seller.byCategories', body), 'REPORT_NOT_FOUND'),
  ),
  byTitle: mockEndpoint(contract.seller.byTitle)(({ body }) =>
    okOrNotFound(market.report('seller.byTitle', body), 'REPORT_NOT_FOUND'),
  ),
});
