import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportRequest } from '../data/report-requests.ts';

/** How often a busy server is asked. */
const MAX_TRIES = 10;

/** Creates a client with keep-alive connections that accepts compressed responses, as browsers do. */
export const createHttpClient = (origin: string, connections = 1) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** Requests a report and reads the response. */
  const call = async ({ report, path, body }: ReportRequest, more: Readonly<Record<string, string>> = {}) => {
    const headers = {
      ...more,
      'accept-encoding': 'gzip, br, zstd',
      ...(body && { 'content-type': 'application/json' }),
    };
    const outgoing = request(origin + path, { agent, method: report.route.method, headers });
    outgoing.end(body && JSON.stringify(body));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
  };
  return {
    call,
    /**
     * Requests a report; throws if the status is not 200, or 304 with an ETag. A busy server is asked again after its
     * Retry-After, and the wait counts.
     */
    async read(reportRequest: ReportRequest, etag?: string) {
      const headers = etag === undefined ? {} : { 'if-none-match': etag };
      for (let tries = 1; ; tries += 1) {
        const response = await call(reportRequest, headers);
        if (response.status === (etag === undefined ? 200 : 304)) return response;
        const seconds = Number(response.headers['retry-after']);
        if (response.status !== 503 || Number.isNaN(seconds) || tries === MAX_TRIES)
          throw new Error(`${reportRequest.path} responded with ${response.status}`);
        await sleep(seconds * 1000);
      }
    },
    /**
     * Requests a report as a caller of another address, and again after Retry-After until it is answered; returns the
     * duration of the answered call, ms.
     */
    async readAsCaller(reportRequest: ReportRequest, address: string): Promise<number> {
      for (;;) {
        const startedAt = performance.now();
        const { status, headers } = await call(reportRequest, { 'x-forwarded-for': address });
        if (status === 200) return performance.now() - startedAt;
        const seconds = Number(headers['retry-after']);
        if (status !== 503 || Number.isNaN(seconds))
          throw new Error(`${reportRequest.path} responded with ${status}`);
        await sleep(seconds * 1000);
      }
    },
    close: () => agent.destroy(),
  };
};
