import { http, type HttpHandler } from 'msw';
import { API_PATH } from '../mock/mocked-endpoints.ts';
import type { Endpoint } from '@vitrina/contract/serving';
import { mockEndpoint, onEndpoint, type MockResponse } from '../mock/mock-endpoint.ts';
import { withScenario } from '../mock/scenarios/with-scenario.ts';
import type { Scenario } from '../mock/scenarios/scenario.ts';
import { getDefaultHandler } from './default-market.ts';
import { mswWorker } from './msw-worker.ts';

/** A request that a test received. */
export interface RecordedRequest {
  url: URL;
  /** Path parameters by name, as text. */
  params: Readonly<Record<string, unknown>>;
  headers: Headers;
  /** The parsed body; undefined for a request without one. */
  body: unknown;
}

type Responder<R extends Endpoint> =
  | MockResponse<R>
  | ((request: RecordedRequest) => MockResponse<R> | Promise<MockResponse<R>>);

const toTexts = (params: unknown) =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

/** Creates a handler that responds to an endpoint and records its requests. */
const createHandler = <R extends Endpoint>(
  endpoint: R,
  response: Responder<R>,
  requests: RecordedRequest[],
): HttpHandler =>
  mockEndpoint(endpoint)(async ({ url, params, headers, body }) => {
    const request = { url, params: toTexts(params), headers, body };
    requests.push(request);
    return typeof response === 'function' ? response(request) : response;
  });

/** Sets the response of an endpoint for the rest of the test. Returns the live list of its requests. */
export function respond<R extends Endpoint>(endpoint: R, response: Responder<R>): readonly RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  mswWorker.use(createHandler(endpoint, response, requests));
  return requests;
}

/** Sets a scenario of the mock mode for an endpoint for the rest of the test. */
export const respondAs = (endpoint: Endpoint, scenario: Scenario): void =>
  mswWorker.use(withScenario(endpoint, getDefaultHandler(endpoint), () => scenario));

/** Sets an arbitrary response of an endpoint, unchecked against the contract, for the rest of the test. */
export function respondRaw(
  endpoint: Endpoint,
  respond: (request: RecordedRequest) => Response | Promise<Response>,
): void {
  const handler = onEndpoint(endpoint, async (request, params) => {
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return respond({ url: new URL(request.url), params, headers: request.headers, body });
  });
  mswWorker.use(handler);
}

/** Delays every response until the returned function is called. */
export function pauseResponses(): () => void {
  let resume: () => void = () => undefined;
  const resumed = new Promise<undefined>((resolve) => {
    resume = () => resolve(undefined);
  });
  mswWorker.use(http.all(API_PATH, () => resumed));
  return resume;
}
