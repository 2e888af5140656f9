import { type ApiFetcherArgs, type AppRouter, tsRestFetchApi, validateIfSchema } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { config } from '../config.ts';
import { ApiError, getErrorCode } from './api-error.ts';
import { getLinkHeaders } from './link-token.ts';
import { noteAbsentEndpoint } from './served-profiles.ts';
import { sampleResponse } from './response-sample.ts';

export type { AppRoute } from '@ts-rest/core';

/** Exchanges an expired access token for a new one; undefined when the session is over. */
export type RenewToken = (expiredToken: string) => Promise<string | undefined>;

/** The renewal of an access token failed; the request itself was not repeated. */
export class RenewalError extends Error {
  override readonly name = 'RenewalError';
}

type Request = ApiFetcherArgs & { renew?: RenewToken };

/** Sends one request. Resolves with any status; rejects with an `ApiError` when there is no readable response. */
async function send(request: ApiFetcherArgs) {
  try {
    const headers = { 'accept-language': config.language, ...getLinkHeaders(), ...request.headers };
    return await tsRestFetchApi({ ...request, headers });
  } catch (cause) {
    if (request.fetchOptions?.signal?.aborted === true) throw cause;
    throw new ApiError(request.route, undefined, cause);
  }
}

/** Sends a request; after a 401 renews its access token and sends it once more. */
async function sendAuthorized({ renew, ...request }: Request) {
  const response = await send(request);
  const [, token] = request.headers['authorization']?.split(' ') ?? [];
  if (response.status !== 401 || renew === undefined || token === undefined) return response;
  const newToken = await renew(token).catch((cause: unknown) => {
    throw new RenewalError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  if (newToken === undefined) return response;
  return send({ ...request, headers: { ...request.headers, authorization: `Bearer ${newToken}` } });
}

/** Whether the body of a 200 matches the contract; in production only the first row of each list is checked. */
function isValidBody({ responses }: ApiFetcherArgs['route'], body: unknown): boolean {
  if (typeof body !== 'object' || body === null || body instanceof Blob) return false;
  const checked = config.mode === 'production' ? sampleResponse(body) : body;
  return validateIfSchema(checked, responses[200]).error === undefined;
}

const clientOptions = {
  baseUrl: config.apiUrl,
  api: async (request: Request) => {
    const response = await sendAuthorized(request);
    if (response.status !== 200 || !isValidBody(request.route, response.body)) {
      const error = new ApiError(request.route, response);
      if (getErrorCode(error) === 'NOT_FOUND') noteAbsentEndpoint(request.route);
      throw error;
    }
    return response;
  },
};

/** Generates the hooks of a router of the contract. Any response but a valid 200 rejects with an `ApiError`. */
export const createTsr = <Router extends AppRouter>(router: Router) =>
  initTsrReactQuery(router, clientOptions);

const isOk = <Response extends { status: number }>(
  response: Response,
): response is Extract<Response, { status: 200 }> => response.status === 200;

/** Resolves with the body of a response of the client, which is always a 200. */
export async function readBody<Response extends { status: number; body: unknown }>(
  request: Promise<Response>,
): Promise<Extract<Response, { status: 200 }>['body']> {
  const response = await request;
  if (isOk(response)) return response.body;
  throw new Error(`The client resolved with status ${response.status}`);
}
