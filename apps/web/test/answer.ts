import { http, type HttpHandler } from 'msw';
import type * as z from 'zod/mini';
import { worker } from './worker.ts';

/** A route of the contract, as far as an answer needs it. */
interface Route {
  method: string;
  path: string;
  responses: object;
}

/** Any answer that the contract allows: a status it declares, with that status's body. */
type Reply<R extends Route> = {
  [Status in keyof R['responses'] & number]: {
    status: Status;
    body: R['responses'][Status] extends z.ZodMiniType<infer Body> ? Body : never;
  };
}[keyof R['responses'] & number];

/** One request that a test has seen. */
export interface Call {
  url: URL;
  /** The path's parameters by name. */
  params: Readonly<Record<string, unknown>>;
  headers: Headers;
  /** The parsed body; undefined for a request without one. */
  body: unknown;
}

type Replies<R extends Route> = Reply<R> | ((call: Call) => Reply<R> | Promise<Reply<R>>);

const methods = { GET: http.get, POST: http.post };

const isKnown = (method: string): method is keyof typeof methods => method in methods;

/** A handler whose reply is any response at all: for servers that break the contract. */
function rawHandler(route: Route, reply: (call: Call) => Response | Promise<Response>): HttpHandler {
  if (!isKnown(route.method)) throw new Error(`No answer to ${route.method}`);
  return methods[route.method](`*${route.path}`, async ({ request, params }) => {
    const text = await request.clone().text();
    return reply({
      url: new URL(request.url),
      params,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    });
  });
}

/** A handler that answers a route of the contract. */
export const handler = <R extends Route>(route: R, replies: Replies<R>, calls: Call[] = []): HttpHandler =>
  rawHandler(route, async (call) => {
    calls.push(call);
    const { status, body } = typeof replies === 'function' ? await replies(call) : replies;
    return Response.json(body, { status });
  });

/** Answers a route for the rest of the test; the returned list fills with the calls it gets. */
export function answer<R extends Route>(route: R, replies: Replies<R>): readonly Call[] {
  const calls: Call[] = [];
  worker.use(handler(route, replies, calls));
  return calls;
}

/** Answers a route with any response at all for the rest of the test. */
export function answerRaw(route: Route, reply: (call: Call) => Response | Promise<Response>): void {
  worker.use(rawHandler(route, reply));
}
