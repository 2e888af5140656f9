import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a call was answered with. */
export interface Answered {
  status: number;
  etag: string | undefined;
  bytes: Buffer;
  /** Milliseconds from the first byte of the answer's head to the last of its body. */
  transfer: number;
}

/** Makes calls over connections that stay open, asking for answers compressed as browsers do. */
export const caller = (connections = 1) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
      const call = request(url, { agent, headers: { 'accept-encoding': 'gzip, br, zstd', ...headers } });
      call.end();
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      const began = performance.now();
      const bytes = await buffer(response);
      const transfer = performance.now() - began;
      return { status: response.statusCode ?? 0, etag: response.headers.etag, bytes, transfer };
    },
    async post(url: string, body: Buffer): Promise<void> {
      const headers = { 'content-type': 'application/octet-stream', 'content-length': body.byteLength };
      const call = request(url, { agent, method: 'POST', headers });
      call.end(body);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      response.resume();
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
    },
    close: () => agent.destroy(),
  };
};

/** The same call, of which any other status than the one expected breaks the run. */
export const getting =
  (calls: ReturnType<typeof caller>, url: string, expected = 200, headers: Record<string, string> = {}) =>
  async (): Promise<Answered> => {
    const answered = await calls.get(url, headers);
    if (answered.status !== expected) throw new Error(`${url} answered ${answered.status}`);
    return answered;
  };
