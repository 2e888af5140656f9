import { http, type HttpHandler, type PathParams } from 'msw';
import * as z from 'zod/mini';
import { errorResponse } from './mock-responses.ts';

/** A route of the contract, as far as a mock needs it. */
export interface Endpoint {
  method: string;
  path: string;
  responses: object;
  pathParams?: unknown;
  body?: unknown;
}

type Read<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** A request that the contract accepts: the path and the body as the contract reads them. */
interface Asked<R extends Endpoint> {
  url: URL;
  params: Read<R['pathParams']>;
  body: Read<R['body']>;
  headers: Headers;
}

/** Any answer that the contract allows: a status it declares, with that status's body. */
export type MockResponse<R extends Endpoint> = {
  [Status in keyof R['responses'] & number]: {
    status: Status;
    body: R['responses'][Status] extends z.ZodMiniType<infer Body> ? Body : never;
    headers?: Readonly<Record<string, string>>;
  };
}[keyof R['responses'] & number];

/** A handler for each of these routes. */
export type MockedHandlers<Routes> = { readonly [Name in keyof Routes]: HttpHandler };

/** How a route is answered. */
type Answer<R extends Endpoint> = (asked: Asked<R>) => MockResponse<R> | Promise<MockResponse<R>>;

/** What refuses a request by its headers, before its body is looked at; undefined lets it in. */
type Refuse<R extends Endpoint> = (headers: Headers) => MockResponse<R> | undefined;

interface AnyReply {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** The largest body that is read, in bytes. */
const LARGEST_BODY = 2 ** 20;

const methods = { GET: http.get, POST: http.post };
const isKnown = (method: string): method is keyof typeof methods => method in methods;

/** Answers the requests of a route, whatever they hold and with whatever comes. */
export function onEndpoint(
  { method, path }: Endpoint,
  answer: (request: Request, texts: PathParams) => Response | Promise<Response>,
): HttpHandler {
  if (!isKnown(method)) throw new Error(`No mock of ${method}`);
  return methods[method](`*${path}`, ({ request, params }) => answer(request, params));
}

const read = (schema: unknown, value: unknown) =>
  schema instanceof z.ZodMiniType ? schema.safeParse(value) : { success: true as const, data: undefined };

/** The body as JSON, undefined where there is none; a failure where it is too large or of another kind. */
async function sent(request: Request, route: Endpoint): Promise<{ json: unknown } | AnyReply> {
  if (route.body === undefined) return { json: undefined };
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return errorResponse(415, 'VALIDATION_ERROR');
  const bytes = await request.clone().arrayBuffer();
  if (bytes.byteLength > LARGEST_BODY) return errorResponse(413, 'VALIDATION_ERROR');
  try {
    return { json: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return errorResponse(400, 'VALIDATION_ERROR');
  }
}

/** The answer as the contract knows it. Throws where the contract does not allow it. */
function checked(route: Endpoint, { status, body, headers = {} }: AnyReply): Response {
  const schema: unknown = Object.entries(route.responses).find(([one]) => Number(one) === status)?.[1];
  if (!(schema instanceof z.ZodMiniType)) throw new Error(`${route.path} never answers ${status}`);
  const { data, error } = schema.safeParse(body);
  if (error) throw new Error(`The mock of ${route.path} broke the contract: ${z.prettifyError(error)}`);
  return Response.json(data, { status, headers });
}

/**
 * Answers a route of the contract, and nothing but it: an undeclared status, code or field does not compile;
 * a request that the contract refuses never reaches the handler; an answer that breaks it is an error.
 */
export const mockEndpoint =
  <R extends Endpoint>(route: R, refuse?: Refuse<R>) =>
  (answer: Answer<R>): HttpHandler =>
    onEndpoint(route, async (request, texts) => {
      const { headers, url } = request;
      const refused = refuse?.(headers);
      if (refused) return checked(route, refused);
      const params = read(route.pathParams, texts);
      const came = await sent(request, route);
      if ('status' in came) return checked(route, came);
      const body = read(route.body, came.json);
      if (!params.success || !body.success) return checked(route, errorResponse(400, 'VALIDATION_ERROR'));
      const asked = { url: new URL(url), params: params.data, body: body.data, headers } as Asked<R>;
      return checked(route, await answer(asked));
    });
