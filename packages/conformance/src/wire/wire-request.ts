/** One request as it goes out: its path below the server's address; `raw` is sent as it stands. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back: `json` is undefined where the body is no JSON. */
export interface WireResponse {
  readonly request: WireRequest;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

/** The body as text, or undefined where there is none. */
export const bodyOf = ({ raw, body }: WireRequest): string | undefined =>
  raw ?? (body === undefined ? undefined : JSON.stringify(body));

/** The headers that go out: a body is JSON unless the request says otherwise. */
export const headersOf = (asked: WireRequest): Record<string, string> => ({
  ...(bodyOf(asked) !== undefined && { 'content-type': 'application/json' }),
  ...asked.headers,
});

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** Longer bodies are cut in what a person reads. */
const LONGEST_LINE = 2_000;

/** The request as one line for a shell, to copy. */
export function formatCurl(url: string, asked: WireRequest): string {
  const headers = Object.entries(headersOf(asked)).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  );
  const body = bodyOf(asked);
  const sent =
    body === undefined
      ? []
      : body.length > LONGEST_LINE
        ? [`--data-binary @- # ${body.length} characters: ${body.slice(0, 80)}…`]
        : [`--data-binary ${quoted(body)}`];
  return ['curl', '-i', '-X', asked.method, quoted(url + asked.path), ...headers, ...sent].join(' ');
}
