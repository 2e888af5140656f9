import { contract } from '@vitrina/contract';
import { sellerReports } from '@vitrina/conformance/computation/seller-reports.ts';
import type { Market } from './market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound } from './mock-responses.ts';

/** The calls about sellers. */
export const mockSeller = (market: Market): MockedHandlers<typeof contract.seller> => ({
  info: mockEndpoint(contract.seller.info)(({ params }) =>
    okOrNotFound(market.seller(params), 'SELLER_NOT_FOUND', (asked) => sellerReports.info(asked, params)),
  ),
  categories: mockEndpoint(contract.seller.categories)(({ params }) =>
    okOrNotFound(market.seller(params), 'SELLER_NOT_FOUND', (asked) =>
      sellerReports.categories(asked, params),
    ),
  ),
  brands: mockEndpoint(contract.seller.brands)(({ params }) =>
    okOrNotFound(market.seller(params), 'SELLER_NOT_FOUND', (asked) => sellerReports.brands(asked, params)),
  ),
  products: mockEndpoint(contract.seller.products)(({ params }) =>
    okOrNotFound(market.seller(params), 'SELLER_NOT_FOUND', (asked) => sellerReports.products(asked, params)),
  ),
  byCategories: mockEndpoint(contract.seller.byCategories)(({ body }) =>
    okOrNotFound(market.week(body), 'REPORT_NOT_FOUND', (asked) => sellerReports.byCategories(asked, body)),
  ),
  byTitle: mockEndpoint(contract.seller.byTitle)(({ body }) =>
    okOrNotFound(market.week(body), 'REPORT_NOT_FOUND', (asked) => sellerReports.byTitle(asked, body)),
  ),
});
