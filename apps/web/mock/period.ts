import { contract } from '@vitrina/contract';
import type { Market } from '@vitrina/conformance/computation/market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound, ok } from './mock-responses.ts';

/** The endpoints about weeks. */
export const mockPeriod = (market: Market): MockedHandlers<typeof contract.period> => ({
  list: mockEndpoint(contract.period.list)(() => ok({ reportPeriods: [...market.periods] })),
  weekInfo: mockEndpoint(contract.period.weekInfo)(({ params }) =>
    okOrNotFound(market.report('period.weekInfo', params), 'REPORT_NOT_FOUND'),
  ),
});
