import type { ErrorCode } from '@vitrina/contract';
import { delay } from 'msw';
import { errorResponse } from '../mock-responses.ts';
import { type Endpoint, errorCodeAt } from '@vitrina/contract/serving';
import { createEmptyBody } from './create-empty-body.ts';
import { createHugeBody } from './create-huge-body.ts';
import type { Json } from './json.ts';
import { shortenLists } from './shorten-lists.ts';
import type { Scenario } from './scenario.ts';

/** Delay of the scenario `slow`, ms. */
const SLOW_MS = 3_000;

const htmlPage =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx/1.27.4'.padEnd(2_000);

const createErrorResponse = (status: 401 | 404 | 429 | 500 | 503, code: ErrorCode): Response => {
  const { body, headers } = errorResponse(status, code);
  return Response.json(body, { status, headers });
};

/** Creates the 404 or 401 that the endpoint declares, with its code; a plain 404 for one with neither. */
function createClientError(endpoint: Endpoint): Response {
  for (const status of [404, 401] as const) {
    const code = errorCodeAt(endpoint, status);
    if (code !== undefined) return createErrorResponse(status, code);
  }
  return createErrorResponse(404, 'NOT_FOUND');
}

/** Changes the body of a 200; other responses pass unchanged. */
async function changeBody(response: Response, change: (body: Json, text: string) => Json | string) {
  if (response.status !== 200) return response;
  const text = await response.text();
  const body = change(JSON.parse(text), text);
  const changedText = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(changedText, { headers: { 'content-type': 'application/json' } });
}

/** Huge bodies by their source bodies, since each takes up to a second and some 30 MB. */
const hugeBodies = new Map<string, Uint8Array<ArrayBuffer>>();
const MAX_HUGE_BODIES = 8;

/** Enlarges the body of a 200; other responses pass unchanged. */
async function enlargeBody(endpoint: Endpoint, response: Response) {
  if (response.status !== 200) return response;
  const text = await response.text();
  if (hugeBodies.size === MAX_HUGE_BODIES && !hugeBodies.has(text)) hugeBodies.clear();
  const body =
    hugeBodies.get(text) ??
    new TextEncoder().encode(JSON.stringify(shortenLists(endpoint, createHugeBody(JSON.parse(text)))));
  hugeBodies.set(text, body);
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/**
 * Responds to a request according to a scenario.
 * @param respond the normal response, which some scenarios delay or change
 */
export async function respondAs(
  scenario: Scenario,
  route: Endpoint,
  respond: () => Promise<Response>,
): Promise<Response> {
  switch (scenario) {
    case 'slow':
      await delay(SLOW_MS);
      return respond();
    case 'no-response':
      await delay('infinite');
      return respond();
    case 'client-error':
      return createClientError(route);
    case 'server-error':
      return createErrorResponse(500, 'INTERNAL_SERVER_ERROR');
    case 'overloaded':
      return createErrorResponse(503, 'SERVICE_UNAVAILABLE');
    case 'rate-limited':
      return createErrorResponse(429, 'TOO_MANY_REQUESTS');
    case 'offline':
      return Response.error();
    case 'bad-gateway-html':
      return new Response(htmlPage, { status: 502, headers: { 'content-type': 'text/html' } });
    case 'truncated':
      return changeBody(await respond(), (_, text) => text.slice(0, text.length / 2));
    case 'wrong-shape':
      return changeBody(await respond(), (body) => ({ status: 'success', data: body }));
    case 'empty':
      return changeBody(await respond(), createEmptyBody);
    case 'huge':
      return enlargeBody(route, await respond());
  }
}
