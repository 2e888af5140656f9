import { http, type HttpHandler } from 'msw';
import { API_PATH } from '../mock/backend.ts';
import { mockEndpoint, onEndpoint, type MockResponse, type Endpoint } from '../mock/mock-endpoint.ts';
import { withScenario } from '../mock/scenarios/with-scenario.ts';
import type { Scenario } from '../mock/scenarios/scenario.ts';
import { marketAnswer } from './market.ts';
import { worker } from './worker.ts';

/** One request that a test has seen. */
export interface Call {
  url: URL;
  /** The path's parameters by name, as text. */
  params: Readonly<Record<string, unknown>>;
  headers: Headers;
  /** The parsed body; undefined for a request without one. */
  body: unknown;
}

type Replies<R extends Endpoint> =
  | MockResponse<R>
  | ((call: Call) => MockResponse<R> | Promise<MockResponse<R>>);

const texts = (params: unknown) =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

/** A handler that answers a route of the contract and notes what it is asked. */
const handler = <R extends Endpoint>(route: R, replies: Replies<R>, calls: Call[]): HttpHandler =>
  mockEndpoint(route)(async ({ url, params, headers, body }) => {
    const call = { url, params: texts(params), headers, body };
    calls.push(call);
    return typeof replies === 'function' ? replies(call) : replies;
  });

/** Answers a route for the rest of the test; the returned list fills with the calls it gets. */
export function answer<R extends Endpoint>(route: R, replies: Replies<R>): readonly Call[] {
  const calls: Call[] = [];
  worker.use(handler(route, replies, calls));
  return calls;
}

/** Answers a route as the panel of the mock mode would: slowly, with a failure, with nothing, with too much. */
export const answerAs = (route: Endpoint, scenario: Scenario): void =>
  worker.use(withScenario(route, marketAnswer(route), () => scenario));

/** Answers a route with any response at all for the rest of the test. */
export function answerRaw(route: Endpoint, reply: (call: Call) => Response | Promise<Response>): void {
  const raw = onEndpoint(route, async (request, params) => {
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return reply({ url: new URL(request.url), params, headers: request.headers, body });
  });
  worker.use(raw);
}

/** Holds every answer back until the returned function is called. */
export function holdAnswers(): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<undefined>((done) => {
    release = () => done(undefined);
  });
  worker.use(http.all(API_PATH, () => released));
  return release;
}
