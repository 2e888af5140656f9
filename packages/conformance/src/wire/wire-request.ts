/** A request to the server under test; `raw` is sent unchanged. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response; `json` is undefined where the body is not JSON. */
export interface WireResponse {
  readonly request: WireRequest;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

/** The code of an error's body; undefined if it has none. */
export const codeOf = ({ json }: WireResponse): string | undefined =>
  typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string'
    ? json.code
    : undefined;

/** Formats the status of a response with its code, if it has one: `404 SELLER_NOT_FOUND`. */
export function formatStatus(response: WireResponse): string {
  const code = codeOf(response);
  return code === undefined ? `${response.status}` : `${response.status} ${code}`;
}

/** Formats the body of a request; undefined if it has none. */
export const bodyOf = ({ raw, body }: WireRequest): string | undefined =>
  raw ?? (body === undefined ? undefined : JSON.stringify(body));

/** Builds the headers of a request: a body is JSON unless the request sets another type. */
export const headersOf = (request: WireRequest): Record<string, string> => ({
  ...(bodyOf(request) !== undefined && { 'content-type': 'application/json' }),
  ...request.headers,
});

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** Longer bodies are cut in a curl line, in characters. */
const MAX_BODY_LENGTH = 2_000;

/** Formats a request as a curl line. */
export function formatCurl(url: string, request: WireRequest): string {
  const headers = Object.entries(headersOf(request)).map(
    ([name, value]) => `-H ${quote(`${name}: ${value}`)}`,
  );
  const body = bodyOf(request);
  const sent =
    body === undefined
      ? []
      : body.length > MAX_BODY_LENGTH
        ? [`--data-binary @- # ${body.length} characters: ${body.slice(0, 80)}…`]
        : [`--data-binary ${quote(body)}`];
  return ['curl', '-i', '-X', request.method, quote(url + request.path), ...headers, ...sent].join(' ');
}
