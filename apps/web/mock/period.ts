import { contract } from '@vitrina/contract';
import { periodReports } from '@vitrina/conformance/computation/period-reports.ts';
import type { Market } from './market.ts';
import { mockRoute, type Mocked } from './mock-route.ts';
import { found, ok } from './reply.ts';

/** The calls about weeks as such. */
export const mockPeriod = (market: Market): Mocked<typeof contract.period> => ({
  list: mockRoute(contract.period.list)(() => ok({ reportPeriods: market.periods })),
  weekInfo: mockRoute(contract.period.weekInfo)(({ params }) =>
    found(market.week(params), 'REPORT_NOT_FOUND', (asked) => periodReports.weekInfo(asked, params)),
  ),
});
