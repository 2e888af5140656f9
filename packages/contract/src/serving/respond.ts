import type { Endpoint } from './endpoints.ts';
import { ContractError, toErrorResponse } from './errors.ts';
import { parseBody, parseParams, parseQuery } from './requests.ts';
import { selectLanguage } from '../languages.ts';
import { isDeclared, isOpenToKeys } from './responses.ts';
import type { SharedLink } from './shared-screen.ts';

/** A request as the HTTP server receives it, before parsing. */
export interface IncomingRequest {
  /** Path params as text. */
  readonly params?: unknown;
  /** Query parameters as texts by name; a repeated one is a list. */
  readonly query?: unknown;
  readonly authorization?: string | undefined;
  /** Value of Share-Token. */
  readonly shareToken?: string | undefined;
  /** Value of Accept-Language; errors are in Russian without it. */
  readonly acceptLanguage?: string | undefined;
  /** Reads the body as JSON; called only if the endpoint has one, after the authorization. */
  readonly readBody: () => unknown;
}

/** A request with its parsed values. */
export interface ParsedRequest<Caller> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The caller, if the endpoint requires an Authorization header. */
  readonly caller: Caller | undefined;
}

/** A response before it is serialized. */
export interface EndpointResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How to serve an endpoint. */
export interface EndpointServer<Caller, Response extends EndpointResponse> {
  /** Resolves the caller from the Authorization header; throws ContractError UNAUTHORIZED. */
  readonly authorize: (authorization: string | undefined) => Caller | Promise<Caller>;
  /**
   * Admits a program's key at a report; returns headers of the response. Throws ContractError UNAUTHORIZED for a key
   * that is not live. If absent, an Authorization header is ignored.
   */
  readonly admitKey?: (authorization: string | undefined) => Headers | Promise<Headers>;
  /**
   * Admits the token of a link at a report; returns the screen that it opens, undefined without a token. Throws
   * ContractError UNAUTHORIZED for a link that is not live.
   */
  readonly admitLink?: (
    token: string | undefined,
  ) => SharedLink | undefined | Promise<SharedLink | undefined>;
  readonly handle: (request: ParsedRequest<Caller>) => Response | Promise<Response>;
}

type Headers = Readonly<Record<string, string>>;

const addHeaders = (response: EndpointResponse, added: Headers): EndpointResponse =>
  Object.keys(added).length === 0 ? response : { ...response, headers: { ...response.headers, ...added } };

/**
 * Serves one request: authorization or key, then params, query and body, then the handler. Turns a ContractError that
 * the endpoint declares into a response; rethrows any other error.
 */
export async function respond<Caller, Response extends EndpointResponse>(
  endpoint: Endpoint,
  request: IncomingRequest,
  { authorize, admitKey, admitLink, handle }: EndpointServer<Caller, Response>,
): Promise<EndpointResponse> {
  let limits: Headers = {};
  try {
    const isReport = isOpenToKeys(endpoint);
    if (isReport) limits = (await admitKey?.(request.authorization)) ?? {};
    const shared = isReport ? await admitLink?.(request.shareToken) : undefined;
    limits = { ...limits, ...shared?.headers };
    const caller = endpoint.headers ? await authorize(request.authorization) : undefined;
    const params = parseParams(endpoint, request.params ?? {});
    const query = parseQuery(endpoint, request.query ?? {});
    const body = endpoint.body === undefined ? undefined : parseBody(endpoint, await request.readBody());
    shared?.check(endpoint, Object.assign({}, params, query, body));
    return addHeaders(await handle({ params, query, body, caller }), limits);
  } catch (thrown) {
    if (thrown instanceof ContractError && isDeclared(endpoint, thrown))
      return addHeaders(toErrorResponse(thrown, selectLanguage(request.acceptLanguage)), limits);
    throw thrown;
  }
}
