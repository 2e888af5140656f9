import { type ApiFetcherArgs, type AppRouter, tsRestFetchApi, validateIfSchema } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import * as z from 'zod/mini';
import { config } from '../config.ts';
import { sampleResponse } from './response-sample.ts';

const Said = z.object({ error: z.string().check(z.minLength(1)) });
const Coded = z.object({ code: z.string() });
const Metadata = z.object({ errorSummary: z.string() });

/** A longer text from a server is cut here. */
const LONGEST_MESSAGE = 300;

/** A call that brought no usable answer, in the server's words or else in the route's own. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** The code of the error catalogue, where the server gave one. */
  readonly code: string | undefined;

  constructor(route: { metadata?: unknown }, reply?: { status: number; body: unknown }, cause?: unknown) {
    const said = Said.safeParse(reply?.body).data?.error ?? Metadata.parse(route.metadata).errorSummary;
    super(said.slice(0, LONGEST_MESSAGE), { cause });
    this.status = reply?.status;
    this.code = Coded.safeParse(reply?.body).data?.code;
  }
}

/** Gives a live access token in place of a dead one, or undefined when the session is over. */
export type Renew = (deadToken: string) => Promise<string | undefined>;

/** One request: an answer of any status, or an error in the route's words when none can be read. */
async function request(call: ApiFetcherArgs) {
  try {
    return await tsRestFetchApi(call);
  } catch (cause) {
    if (call.fetchOptions?.signal?.aborted === true) throw cause;
    throw new ApiError(call.route, undefined, cause);
  }
}

/** A request whose access token may be renewed once when the server says it is dead. */
async function requestAuthorized({ renew, ...call }: ApiFetcherArgs & { renew?: Renew }) {
  const reply = await request(call);
  const [, token] = call.headers['authorization']?.split(' ') ?? [];
  if (reply.status !== 401 || renew === undefined || token === undefined) return reply;
  const fresh = await renew(token);
  if (fresh === undefined) return reply;
  return request({ ...call, headers: { ...call.headers, authorization: `Bearer ${fresh}` } });
}

/** Whether a 200 brought what the contract says; in production a long list is judged by its first row. */
function isUsable({ responses }: ApiFetcherArgs['route'], body: unknown): boolean {
  if (typeof body !== 'object' || body === null || body instanceof Blob) return false;
  const judged = config.mode === 'production' ? sampleResponse(body) : body;
  return validateIfSchema(judged, responses[200]).error === undefined;
}

/** The calls of one entity of the contract, with their hooks. Anything but a 200 with JSON is an `ApiError`. */
export const callsOf = <Router extends AppRouter>(router: Router) =>
  initTsrReactQuery(router, {
    baseUrl: config.apiUrl,
    api: async (call: ApiFetcherArgs & { renew?: Renew }) => {
      const reply = await requestAuthorized(call);
      if (reply.status !== 200 || !isUsable(call.route, reply.body)) throw new ApiError(call.route, reply);
      return reply;
    },
  });

const isOk = <Reply extends { status: number }>(reply: Reply): reply is Extract<Reply, { status: 200 }> =>
  reply.status === 200;

/** The body of a call that succeeded: what is cached and shown. */
export async function bodyOf<Reply extends { status: number; body: unknown }>(
  asked: Promise<Reply>,
): Promise<Extract<Reply, { status: 200 }>['body']> {
  const reply = await asked;
  if (isOk(reply)) return reply.body;
  throw new Error(`The fetcher let a ${reply.status} through`);
}

/** The code of the error catalogue, where an error carries one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.code : undefined;
