import { contract } from '@vitrina/contract';
import { findReports } from '@vitrina/conformance/computation/find-reports.ts';
import type { Market } from './market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound } from './mock-responses.ts';

/** The call that finds whatever a person names. */
export const mockFind = (market: Market): MockedHandlers<typeof contract.find> => ({
  byText: mockEndpoint(contract.find.byText)(({ body }) =>
    okOrNotFound(market.week(body), 'REPORT_NOT_FOUND', (asked) => findReports.byText(asked, body)),
  ),
});
