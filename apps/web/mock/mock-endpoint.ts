import { MAX_PART_BODY_BYTES, SHARE_TOKEN_HEADER } from '@vitrina/contract';
import {
  type BodyOf,
  checkContentType,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  readQuery,
  parseJson,
  parseResponse,
  respond,
  type SharedLink,
} from '@vitrina/contract/serving';
import { http, type HttpHandler, type PathParams } from 'msw';
import type * as z from 'zod/mini';

/** A request as the contract parses it. */
interface MockRequest<E extends Endpoint> {
  url: URL;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  headers: Headers;
}

/** Any response that the contract allows: a declared status with its body. */
export type MockResponse<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    status: Status;
    body: E['responses'][Status] extends z.ZodMiniType<infer Body> ? Body : never;
    headers?: Readonly<Record<string, string>>;
  };
}[keyof E['responses'] & number];

/** A handler for each of these endpoints. */
export type MockedHandlers<Endpoints> = { readonly [Name in keyof Endpoints]: HttpHandler };

type Handle<E extends Endpoint> = (request: MockRequest<E>) => MockResponse<E> | Promise<MockResponse<E>>;

/** Throws ContractError UNAUTHORIZED if the headers belong to no session. */
type Authorize = (headers: Headers) => void;

/**
 * Admission of a key and a link's token at reports; throws ContractError UNAUTHORIZED for a key or link that is not
 * live.
 */
export interface Admission {
  /** Admits the key of a program; returns headers of the response. */
  admitKey?: (authorization: string | undefined) => Readonly<Record<string, string>>;
  /** Finds the screen that a link's token opens; undefined without a token. */
  admitLink?: (token: string | undefined) => SharedLink | undefined;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
const isKnown = (method: string): method is keyof typeof methods => method in methods;

/** Creates an msw handler of an endpoint without parsing. */
export function onEndpoint(
  { method, path }: Endpoint,
  handle: (request: Request, params: PathParams) => Response | Promise<Response>,
): HttpHandler {
  if (!isKnown(method)) throw new Error(`No mock of ${method}`);
  return methods[method](`*${path}`, ({ request, params }) => handle(request, params));
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  checkContentType(endpoint, { contentType: request.headers.get('content-type') ?? '' });
  return parseJson(await request.clone().text(), MAX_PART_BODY_BYTES);
}

/** A response before it is checked against the contract. */
interface UncheckedResponse {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Creates an msw handler of any endpoint: malformed requests never reach `handle`, and a response that the contract
 * forbids is an error.
 */
export const serveEndpoint = (
  endpoint: Endpoint,
  handle: (request: MockRequest<Endpoint>) => UncheckedResponse | Promise<UncheckedResponse>,
  authorize: Authorize = () => undefined,
  admission: Admission = {},
): HttpHandler =>
  onEndpoint(endpoint, async (request, params) => {
    const { headers, url } = request;
    const { status, body, ...rest } = await respond(
      endpoint,
      {
        params,
        query: readQuery(new URL(url).searchParams),
        authorization: headers.get('authorization') ?? undefined,
        shareToken: headers.get(SHARE_TOKEN_HEADER) ?? undefined,
        acceptLanguage: headers.get('accept-language') ?? undefined,
        readBody: () => readBody(endpoint, request),
      },
      {
        authorize: () => authorize(headers),
        ...admission,
        handle: (parsed) => handle({ ...parsed, url: new URL(url), headers } as MockRequest<Endpoint>),
      },
    );
    return Response.json(parseResponse(endpoint, status, body), { ...rest, status });
  });

/** Creates an msw handler of one endpoint: an undeclared status, code or field does not compile. */
export const mockEndpoint =
  <E extends Endpoint>(endpoint: E, authorize?: Authorize, admission?: Admission) =>
  (handle: Handle<E>): HttpHandler =>
    serveEndpoint(endpoint, (request) => handle(request as MockRequest<E>), authorize, admission);
