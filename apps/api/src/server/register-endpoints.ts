import type { AppRoute, AppRouter } from '@ts-rest/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractError } from '../reply.ts';
import { RawResponse } from './handlers.ts';
import { withDeadline } from './request-deadline.ts';
import { toContractError } from './to-contract-error.ts';
import { pathReader, read } from './read-request.ts';
import { checkResponse, isDeclared } from './response-schemas.ts';

/** A handler of any route, as the registration sees it. */
type AnyHandler = (call: never) => unknown;

/** Handlers of a router, nested as its routes are. */
export type AnyHandlers = { readonly [key: string]: AnyHandler | AnyHandlers };

/** What every call goes through before and after its handler. */
export interface EndpointOptions<Caller> {
  /** Whom an Authorization header stands for; throws Failure UNAUTHORIZED where it stands for nobody. */
  authorize: (authorization: string | undefined) => Promise<Caller>;
  /** Whether what handlers answer is held against the contract, too. */
  checkResponses: boolean;
}

const AUTH_BODY_BYTES = 16 * 1024;
const BODY_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/** The failure that a call answers with: one that its route does not name is a mistake of ours, so 500. */
function declared(route: AppRoute, thrown: unknown): ContractError {
  const failure = toContractError(thrown);
  if (isDeclared(route, failure.status, failure.code)) return failure;
  return new ContractError('INTERNAL_SERVER_ERROR', { cause: thrown });
}

/** The Authorization header; a request with two of them has none. */
function authorizationOf({ raw, headers }: FastifyRequest): string | undefined {
  const named = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'authorization');
  return named.length === 1 ? headers.authorization : undefined;
}

function send(reply: FastifyReply, answer: unknown) {
  if (!(answer instanceof RawResponse)) return reply.header('cache-control', 'no-store').send(answer);
  return reply.code(answer.status).headers(answer.headers).send(answer.bytes);
}

/** A step of a call that fails only as its route may. */
const guarded =
  <Result>(route: AppRoute, step: (request: FastifyRequest, reply: FastifyReply) => Promise<Result>) =>
  (request: FastifyRequest, reply: FastifyReply) =>
    step(request, reply).catch((thrown: unknown) => {
      throw declared(route, thrown);
    });

function registerCall<Caller>(
  app: FastifyInstance,
  route: AppRoute,
  handler: AnyHandler,
  rules: EndpointOptions<Caller>,
) {
  const readPath = pathReader(route.pathParams);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = {
      params: readPath(request),
      body: 'body' in route ? read(route.body, request.body) : undefined,
      headers: request.headers,
      ip: request.ip,
      caller: callers.get(request),
    };
    const answer = await withDeadline(reply, (signal) => handler({ ...call, signal } as never));
    if (rules.checkResponses && !(answer instanceof RawResponse)) checkResponse(route, answer);
    return send(reply, answer);
  };
  // What the headers alone tell, before a body is read: who calls, then what comes.
  const enter = async (request: FastifyRequest) => {
    if (route.headers) callers.set(request, await rules.authorize(authorizationOf(request)));
    const { 'content-type': type = 'application/json', 'content-encoding': packed = 'identity' } =
      request.headers;
    if ('body' in route && (packed !== 'identity' || !JSON_TYPE.test(type))) {
      throw new ContractError('VALIDATION_ERROR', { status: 415 });
    }
  };
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.path.startsWith('/api/auth/') ? AUTH_BODY_BYTES : BODY_BYTES,
    ...((route.headers || 'body' in route) && { onRequest: guarded(route, enter) }),
    handler: guarded(route, handle),
  });
}

const isRoute = (entry: AppRoute | AppRouter | undefined): entry is AppRoute =>
  typeof entry?.['method'] === 'string';

/** Gives every route of a contract its handler; what the types let through without one ends the start. */
export function registerEndpoints<Caller>(
  app: FastifyInstance,
  router: AppRouter,
  handlers: AnyHandlers,
  rules: EndpointOptions<Caller>,
): void {
  for (const [key, entry] of Object.entries(router)) {
    const handler = handlers[key];
    if (isRoute(entry) && typeof handler === 'function') registerCall(app, entry, handler, rules);
    else if (!isRoute(entry) && typeof handler === 'object') registerEndpoints(app, entry, handler, rules);
    else throw new Error(`No handler answers ${key}`);
  }
}
