import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';

/** Serves mock handlers over HTTP. */
export async function serveMock(handlers: HttpHandler[]) {
  const server = createServer((incoming, outgoing) => {
    const respond = async () => {
      const { method = 'GET', url = '/' } = incoming;
      const body = await buffer(incoming);
      const request = new Request(`http://mock${url}`, {
        method,
        headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
        ...(body.length > 0 && { body }),
      });
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`No handler responds to ${method} ${url}`);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    };
    respond().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(resolve));
    },
  };
}
