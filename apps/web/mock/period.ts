import { contract } from '@vitrina/contract';
import { periodReports } from '@vitrina/conformance/computation/period-reports.ts';
import type { Market } from './market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound, ok } from './mock-responses.ts';

/** The calls about weeks as such. */
export const mockPeriod = (market: Market): MockedHandlers<typeof contract.period> => ({
  list: mockEndpoint(contract.period.list)(() => ok({ reportPeriods: market.periods })),
  weekInfo: mockEndpoint(contract.period.weekInfo)(({ params }) =>
    okOrNotFound(market.week(params), 'REPORT_NOT_FOUND', (asked) => periodReports.weekInfo(asked, params)),
  ),
});
