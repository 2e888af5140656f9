import { contract } from '@vitrina/contract';
import { sellerReports } from '@vitrina/conformance/computation/seller-reports.ts';
import type { Market } from './market.ts';
import { mockRoute, type Mocked } from './mock-route.ts';
import { found } from './reply.ts';

/** The calls about sellers. */
export const mockSeller = (market: Market): Mocked<typeof contract.seller> => ({
  info: mockRoute(contract.seller.info)(({ params }) =>
    found(market.seller(params), 'SELLER_NOT_FOUND', (asked) => sellerReports.info(asked, params)),
  ),
  categories: mockRoute(contract.seller.categories)(({ params }) =>
    found(market.seller(params), 'SELLER_NOT_FOUND', (asked) => sellerReports.categories(asked, params)),
  ),
  brands: mockRoute(contract.seller.brands)(({ params }) =>
    found(market.seller(params), 'SELLER_NOT_FOUND', (asked) => sellerReports.brands(asked, params)),
  ),
  products: mockRoute(contract.seller.products)(({ params }) =>
    found(market.seller(params), 'SELLER_NOT_FOUND', (asked) => sellerReports.products(asked, params)),
  ),
  byCategories: mockRoute(contract.seller.byCategories)(({ body }) =>
    found(market.week(body), 'REPORT_NOT_FOUND', (asked) => sellerReports.byCategories(asked, body)),
  ),
  byTitle: mockRoute(contract.seller.byTitle)(({ body }) =>
    found(market.week(body), 'REPORT_NOT_FOUND', (asked) => sellerReports.byTitle(asked, body)),
  ),
});
