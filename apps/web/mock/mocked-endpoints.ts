import type { Market } from '@vitrina/conformance/computation/market.ts';
import { isReportName } from '@vitrina/conformance/computation/market.ts';
import { contract } from '@vitrina/contract';
import {
  ContractError,
  createMatcher,
  type Endpoint,
  listEndpoints,
  notFoundCode,
} from '@vitrina/contract/serving';
import { getResponse, http, type HttpHandler } from 'msw';
import { type Admission, type MockedHandlers, mockEndpoint, serveEndpoint } from './mock-endpoint.ts';
import { ok } from './mock-responses.ts';

/** An endpoint of the contract with its mock handler. */
export interface MockedEndpoint {
  /** Its name in the contract: `seller.info`. */
  name: string;
  endpoint: Endpoint;
  handler: HttpHandler;
}

/** A path of the api on any host; modules of the app's own folder `api/` do not match. */
export const API_PATH = /^https?:\/\/[^/]+\/api\//;

/** Handlers of the sign-in endpoints. */
export type MockedAuth = MockedHandlers<typeof contract.auth>;

/** Handlers for a signed-in person. */
export interface MockedAccount {
  auth: MockedAuth;
  follow: MockedHandlers<typeof contract.follow>;
  key: MockedHandlers<typeof contract.key>;
  session: MockedHandlers<typeof contract.session>;
  account: MockedHandlers<typeof contract.account>;
  share: MockedHandlers<typeof contract.share>;
  imports: MockedHandlers<typeof contract.imports>;
}

/** Handles a report: its body as computed by the market, or the endpoint's own 404. */
const mockReport =
  (market: Market, name: string, endpoint: Endpoint) =>
  ({ params, query, body }: { params: unknown; query: unknown; body: unknown }) => {
    if (!isReportName(name)) throw new Error(`No mock of ${name}`);
    const values: object = Object.assign({}, params, query, body);
    const report = market.report(name, values as never);
    if (report === undefined) throw new ContractError(notFoundCode(endpoint, values));
    return ok(report);
  };

/** Mocks every endpoint of the contract, with reports of one market. */
export function mockEndpoints(
  market: Market,
  account: MockedAccount,
  admission?: Admission,
): readonly MockedEndpoint[] {
  const handlers = new Map<string, HttpHandler>([
    ['health.check', mockEndpoint(contract.health.check)(() => ok({ ok: true, message: 'Всё работает' }))],
    [
      'period.list',
      mockEndpoint(
        contract.period.list,
        undefined,
        admission,
      )(() => ok({ reportPeriods: [...market.periods] })),
    ],
    ...Object.entries<Readonly<Record<string, HttpHandler>>>({ ...account }).flatMap(([entity, handlers]) =>
      Object.entries(handlers).map(([name, handler]) => [`${entity}.${name}`, handler] as const),
    ),
  ]);
  return listEndpoints(contract).map(({ name, endpoint }) => ({
    name,
    endpoint,
    handler:
      handlers.get(name) ?? serveEndpoint(endpoint, mockReport(market, name, endpoint), undefined, admission),
  }));
}

/** Combines these endpoints into one handler: msw parses a request again for each handler. */
export function combineHandlers(endpoints: readonly MockedEndpoint[]): HttpHandler {
  const match = createMatcher(endpoints);
  const handlers = new Map(endpoints.map(({ name, handler }) => [name, handler]));
  return http.all(API_PATH, ({ request }) => {
    const name = match(request.method, new URL(request.url).pathname)?.name;
    const handler = name && handlers.get(name);
    return handler ? getResponse([handler], request) : undefined;
  });
}
