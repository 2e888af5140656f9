import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An HTTP response. */
export interface HttpResponse {
  status: number;
  etag: string | undefined;
  retryAfter: string | undefined;
  /** The body as sent, compressed. */
  bytes: Buffer;
  /** Time from the head of the response to the end of its body. */
  transferMs: number;
}

/** Sends a request, a POST where it has a body, and reads its response. */
const send = async (
  agent: Agent,
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<HttpResponse> => {
  const outgoing = request(url, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'accept-encoding': 'gzip, br, zstd', ...headers },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const startedAt = performance.now();
  const bytes = await buffer(response);
  const transferMs = performance.now() - startedAt;
  const { etag, 'retry-after': retryAfter } = response.headers;
  return { status: response.statusCode ?? 0, etag, retryAfter, bytes, transferMs };
};

/** Creates a client with keep-alive connections that accepts compressed responses, as browsers do. */
export const createHttpClient = (connections = 1) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    get: (url: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpResponse> =>
      send(agent, url, headers),
    /** Posts a body as JSON. */
    postJson: (url: string, body: object): Promise<HttpResponse> =>
      send(agent, url, { 'content-type': 'application/json' }, JSON.stringify(body)),
    async post(url: string, body: Buffer): Promise<void> {
      const headers = { 'content-type': 'application/octet-stream', 'content-length': body.byteLength };
      const outgoing = request(url, { agent, method: 'POST', headers });
      outgoing.end(body);
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
      response.resume();
      if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`);
    },
    close: () => agent.destroy(),
  };
};

/** A client of the benchmark. */
export type HttpClient = ReturnType<typeof createHttpClient>;

/** Creates a GET request that can be repeated. It throws on any other status than the expected one. */
export const createGet =
  (client: HttpClient, url: string, expectedStatus = 200, headers: Record<string, string> = {}) =>
  async (): Promise<HttpResponse> => {
    const response = await client.get(url, headers);
    if (response.status !== expectedStatus) throw new Error(`${url} responded with ${response.status}`);
    return response;
  };

/** Creates a POST request that can be repeated. It throws on any other status than 200. */
export const createPost =
  (client: HttpClient, url: string, body: object) => async (): Promise<HttpResponse> => {
    const response = await client.postJson(url, body);
    if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
    return response;
  };
