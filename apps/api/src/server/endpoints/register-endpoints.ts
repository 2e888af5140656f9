import { contract, MAX_PART_BODY_BYTES, SHARE_TOKEN_HEADER } from '@vitrina/contract';
import {
  type AnyHandlers,
  checkContentType,
  type Endpoints,
  type HandledEndpoint,
  isOpenToKeys,
  pairHandlers,
  parseBody,
  parseParams,
  parseQuery,
  parseResponse,
  type SharedAddress,
} from '@vitrina/contract/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { readAuthorization, readSingleHeader } from './single-header.ts';
import { RawResponse, ResponseWithHeaders } from './handlers.ts';
import type { AdmitKey, AdmitLink } from './admission.ts';
import { withDeadline } from './request-deadline.ts';
import { toReportCaller } from '../reports/report-callers.ts';
import { throwDeclared } from './to-contract-error.ts';

/** Options for serving endpoints. */
export interface EndpointOptions<Caller> {
  /** Resolves the caller from the Authorization header; throws ContractError UNAUTHORIZED. */
  authorize: (authorization: string | undefined) => Promise<Caller>;
  /** Admits the key of a program at a report; without it a report reads no Authorization header. */
  admitKey?: AdmitKey;
  /** Admits the token of a link at a report; always beside `admitKey`. */
  admitLink?: AdmitLink;
  /** Whether response bodies are checked by their schemas. */
  checkResponses: boolean;
}

const AUTH_BODY_BYTES = 16 * 1024;
const BODY_BYTES = 64 * 1024;

function getBodyLimit(path: string): number {
  if (path === contract.imports.appendPart.path) return MAX_PART_BODY_BYTES;
  return path.startsWith('/api/auth/') ? AUTH_BODY_BYTES : BODY_BYTES;
}

function sendResponse(reply: FastifyReply, response: unknown) {
  if (!(response instanceof RawResponse)) return reply.header('cache-control', 'no-store').send(response);
  return reply.code(response.status).headers(response.headers).send(response.bytes);
}

/** Sets the headers that a handler returned with its response; returns the response. */
function addHeaders(reply: FastifyReply, returned: unknown): unknown {
  if (!(returned instanceof ResponseWithHeaders)) return returned;
  reply.headers(returned.headers);
  return returned.body;
}

/** Access admitted by a key or the token of a link at a report. */
interface Admitted {
  address: SharedAddress | undefined;
  keyId: string | undefined;
}

/**
 * Admits a key or the token of a link, with the headers of its limit. Throws ContractError UNAUTHORIZED, and
 * TOO_MANY_REQUESTS beyond the limit. Returns the screen that the link opens, and the id of the key.
 */
async function admit(
  { admitKey, admitLink }: Pick<EndpointOptions<unknown>, 'admitKey' | 'admitLink'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted> {
  const link = await admitLink?.(readSingleHeader(request, SHARE_TOKEN_HEADER), request.ip);
  const key = link ? undefined : await admitKey?.(readAuthorization(request), request.ip);
  const admission = link ?? key;
  reply.headers({ ...admission?.headers });
  if (admission?.refusal) throw admission.refusal;
  return { address: link?.address, keyId: key?.keyId };
}

function registerEndpoint<Caller>(
  app: FastifyInstance,
  { endpoint, handler }: HandledEndpoint,
  options: EndpointOptions<Caller>,
) {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const takesKeys = options.admitKey !== undefined && isOpenToKeys(endpoint);
  const checkHeaders = async (request: FastifyRequest, reply: FastifyReply) => {
    if (endpoint.headers) callers.set(request, await options.authorize(readAuthorization(request)));
    const { authorization, [SHARE_TOKEN_HEADER]: token } = request.headers;
    if (takesKeys && (authorization ?? token) !== undefined)
      admitted.set(request, await admit(options, request, reply));
    const { 'content-type': contentType, 'content-encoding': contentEncoding } = request.headers;
    checkContentType(endpoint, { contentType, contentEncoding });
  };
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, ip } = request;
    const isSecure = request.protocol === 'https';
    const params = parseParams(endpoint, request.params);
    const query = parseQuery(endpoint, request.query);
    const body = parseBody(endpoint, request.body);
    admitted.get(request)?.address?.check(endpoint, Object.assign({}, params, query, body));
    const reader = toReportCaller(ip, admitted.get(request)?.keyId);
    const parsed = { params, query, body, headers, ip, isSecure, reader, caller: callers.get(request) };
    const returned = await withDeadline(reply, (signal) => handler({ ...parsed, signal } as never));
    const response = addHeaders(reply, returned);
    if (options.checkResponses && !(response instanceof RawResponse)) parseResponse(endpoint, 200, response);
    return sendResponse(reply, response);
  };
  app.route({
    method: endpoint.method as HTTPMethods,
    url: endpoint.path,
    bodyLimit: getBodyLimit(endpoint.path),
    ...((endpoint.headers || takesKeys || endpoint.body !== undefined) && {
      onRequest: (request, reply) => checkHeaders(request, reply).catch(throwDeclared(endpoint)),
    }),
    handler: (request, reply) => handle(request, reply).catch(throwDeclared(endpoint)),
  });
}

/** Registers every endpoint of a router with its handler; throws if one has none. */
export function registerEndpoints<Caller>(
  app: FastifyInstance,
  router: Endpoints,
  handlers: AnyHandlers,
  options: EndpointOptions<Caller>,
): void {
  for (const one of pairHandlers(router, handlers)) registerEndpoint(app, one, options);
}
