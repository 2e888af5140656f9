import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';

/** Serves mock handlers over HTTP, as a backend of their own. */
export async function serveMock(handlers: HttpHandler[]) {
  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const { method = 'GET', url = '/' } = incoming;
      const body = await buffer(incoming);
      const request = new Request(`http://mock${url}`, {
        method,
        headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
        ...(body.length > 0 && { body }),
      });
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`Nothing answers ${method} ${url}`);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    };
    answer().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => void server.close(done));
    },
  };
}
