import { ErrorCode } from '@vitrina/contract';
import { delay } from 'msw';
import * as z from 'zod/mini';
import { failure } from '../reply.ts';
import type { Route } from '../mock-route.ts';
import { makeEmpty } from './empty.ts';
import { makeHuge } from './huge.ts';
import type { Json } from './json.ts';
import type { Scenario } from './scenario.ts';

/** How long a slow answer takes, in milliseconds. */
const SLOW_MS = 3_000;

const htmlPage =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx/1.27.4'.padEnd(2_000);

const failed = (status: number, code: ErrorCode): Response => {
  const { body, headers } = failure(status, code);
  return Response.json(body, { status, headers });
};

/** The refusal that is this route's own: that of a dead token or code, or of something that is not there. */
function refusalOf({ responses }: Route): Response {
  for (const [status, schema] of Object.entries(responses)) {
    if (!['401', '404'].includes(status) || !(schema instanceof z.ZodMiniType)) continue;
    const code = ErrorCode.options.find((one) => schema.safeParse({ error: '…', code: one }).success);
    if (code !== undefined) return failed(Number(status), code);
  }
  return failed(404, 'NOT_FOUND');
}

/** What becomes of a right answer; one that is no 200 stays as it is. */
async function changed(honest: Response, change: (body: Json, text: string) => Json | string) {
  if (honest.status !== 200) return honest;
  const text = await honest.text();
  const body = change(JSON.parse(text), text);
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(sent, { headers: { 'content-type': 'application/json' } });
}

/** Answers a route in one of these ways, in place of what `honest` would answer or made of it. */
export async function play(
  scenario: Scenario,
  route: Route,
  honest: () => Promise<Response>,
): Promise<Response> {
  switch (scenario) {
    case 'slow':
      await delay(SLOW_MS);
      return honest();
    case 'never':
      await delay('infinite');
      return honest();
    case 'refused':
      return refusalOf(route);
    case 'fails':
      return failed(500, 'INTERNAL_SERVER_ERROR');
    case 'overloaded':
      return failed(503, 'SERVICE_UNAVAILABLE');
    case 'limited':
      return failed(429, 'TOO_MANY_REQUESTS');
    case 'offline':
      return Response.error();
    case 'html':
      return new Response(htmlPage, { status: 502, headers: { 'content-type': 'text/html' } });
    case 'cut':
      return changed(await honest(), (_, text) => text.slice(0, text.length / 2));
    case 'shape':
      return changed(await honest(), (body) => ({ status: 'success', data: body }));
    case 'empty':
      return changed(await honest(), makeEmpty);
    case 'huge':
      return changed(await honest(), makeHuge);
  }
}
