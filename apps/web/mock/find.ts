import { contract } from '@vitrina/contract';
import { findReports } from '@vitrina/conformance/computation/find-reports.ts';
import type { Market } from './market.ts';
import { mockRoute, type Mocked } from './mock-route.ts';
import { found } from './reply.ts';

/** The call that finds whatever a person names. */
export const mockFind = (market: Market): Mocked<typeof contract.find> => ({
  byText: mockRoute(contract.find.byText)(({ body }) =>
    found(market.week(body), 'REPORT_NOT_FOUND', (asked) => findReports.byText(asked, body)),
  ),
});
