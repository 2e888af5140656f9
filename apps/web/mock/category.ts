import { contract } from '@vitrina/contract';
import { categoryReports } from '@vitrina/conformance/computation/category-reports.ts';
import type { Market } from './market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound } from './mock-responses.ts';

/** The calls about categories. */
export const mockCategory = (market: Market): MockedHandlers<typeof contract.category> => ({
  tree: mockEndpoint(contract.category.tree)(({ params }) =>
    okOrNotFound(market.week(params), 'REPORT_NOT_FOUND', (asked) => categoryReports.tree(asked, params)),
  ),
  list: mockEndpoint(contract.category.list)(({ params }) =>
    okOrNotFound(market.week(params), 'REPORT_NOT_FOUND', (asked) => categoryReports.list(asked, params)),
  ),
  info: mockEndpoint(contract.category.info)(({ params }) =>
    okOrNotFound(market.category(params), 'CATEGORY_NOT_FOUND', (asked) =>
      categoryReports.info(asked, params),
    ),
  ),
  sellers: mockEndpoint(contract.category.sellers)(({ body }) =>
    okOrNotFound(market.category(body), 'REPORT_NOT_FOUND', (asked) => categoryReports.sellers(asked, body)),
  ),
  brands: mockEndpoint(contract.category.brands)(({ params }) =>
    okOrNotFound(market.category(params), 'CATEGORY_NOT_FOUND', (asked) =>
      categoryReports.brands(asked, params),
    ),
  ),
  products: mockEndpoint(contract.category.products)(({ params }) =>
    okOrNotFound(market.category(params), 'CATEGORY_NOT_FOUND', (asked) =>
      categoryReports.products(asked, params),
    ),
  ),
});
