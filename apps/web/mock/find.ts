import { contract } from '@vitrina/contract';
import type { Market } from '@vitrina/conformance/computation/market.ts';
import { mockEndpoint, type MockedHandlers } from './mock-endpoint.ts';
import { okOrNotFound } from './mock-responses.ts';

/** The search by text. */
export const mockFind = (market: Market): MockedHandlers<typeof contract.find> => ({
  byText: mockEndpoint(contract.find.byText)(({ body }) =>
    okOrNotFound(market.report('find.byText', body), 'REPORT_NOT_FOUND'),
  ),
});
