import { contract } from '@vitrina/contract';
import { categoryReports } from '@vitrina/conformance/computation/category-reports.ts';
import type { Market } from './market.ts';
import { mockRoute, type Mocked } from './mock-route.ts';
import { found } from './reply.ts';

/** The calls about categories. */
export const mockCategory = (market: Market): Mocked<typeof contract.category> => ({
  tree: mockRoute(contract.category.tree)(({ params }) =>
    found(market.week(params), 'REPORT_NOT_FOUND', (asked) => categoryReports.tree(asked, params)),
  ),
  list: mockRoute(contract.category.list)(({ params }) =>
    found(market.week(params), 'REPORT_NOT_FOUND', (asked) => categoryReports.list(asked, params)),
  ),
  info: mockRoute(contract.category.info)(({ params }) =>
    found(market.category(params), 'CATEGORY_NOT_FOUND', (asked) => categoryReports.info(asked, params)),
  ),
  sellers: mockRoute(contract.category.sellers)(({ body }) =>
    found(market.category(body), 'REPORT_NOT_FOUND', (asked) => categoryReports.sellers(asked, body)),
  ),
  brands: mockRoute(contract.category.brands)(({ params }) =>
    found(market.category(params), 'CATEGORY_NOT_FOUND', (asked) => categoryReports.brands(asked, params)),
  ),
  products: mockRoute(contract.category.products)(({ params }) =>
    found(market.category(params), 'CATEGORY_NOT_FOUND', (asked) => categoryReports.products(asked, params)),
  ),
});
