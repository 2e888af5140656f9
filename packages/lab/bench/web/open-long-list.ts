import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { CategoryProduct } from '@vitrina/contract';

/** Rows of the list that the bounds apply to. */
const MIN_ROWS = 50_000;

/** A list of at least 50 000 rows. */
export interface LongList {
  /** Rows of the server's response. */
  originalRows: number;
  /** Rows measured. */
  rows: number;
  /** URL of the server that responds with the list. */
  address: string;
  close: () => void;
}

/** Repeats the products with other names and prices. */
const repeatProducts = (products: readonly CategoryProduct[]): CategoryProduct[] =>
  Array.from({ length: MIN_ROWS }, (_, index) => {
    const product = products[index % products.length];
    if (product === undefined) throw new Error('The category has no products');
    const round = Math.floor(index / products.length);
    return round === 0
      ? product
      : {
          ...product,
          productId: product.productId + round * 100_000_000,
          productName: `${product.productName} ${(index * 7919) % 9973}`,
          medianPrice: product.medianPrice + ((index * 31) % 997),
          revenue: product.revenue / (round + 1),
        };
  }).toSorted((a, b) => b.revenue - a.revenue);

/** Passes a request on to another server, and its response back. */
function forward(address: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const forwarded = request(address + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  incoming.pipe(forwarded);
}

/**
 * Reads a server's list of products. If it is shorter than 50 000 rows, starts a server that responds with an extended
 * one and passes all else on: a page whose requests the browser's driver replaces has no HTTP cache.
 */
export async function openLongList(address: string, path: string): Promise<LongList> {
  const body = (await (await fetch(address + path)).json()) as { productsByCategory: CategoryProduct[] };
  const originalRows = body.productsByCategory.length;
  if (originalRows >= MIN_ROWS) return { originalRows, rows: originalRows, address, close: () => undefined };
  const compressed = gzipSync(
    JSON.stringify({ ...body, productsByCategory: repeatProducts(body.productsByCategory) }),
  );
  const server = createServer((incoming, response) => {
    if (incoming.url !== path) return forward(address, incoming, response);
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' })
      .end(compressed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    originalRows,
    rows: MIN_ROWS,
    address: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}
