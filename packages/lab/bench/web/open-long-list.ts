import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { CategoryProduct } from '@vitrina/contract';

/** Rows of the list for the bounds. */
const ROWS = 50_000;

/** Repeats the products with other names and prices. */
const repeatProducts = (products: readonly CategoryProduct[]): CategoryProduct[] =>
  Array.from({ length: ROWS }, (_, index) => {
    const product = products[index % products.length];
    if (product === undefined) throw new Error('The category has no products');
    const round = Math.floor(index / products.length);
    return {
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
 * Starts a server that responds with a list of 50,000 products, repeated from a server's list, and forwards
 * everything else: a page whose requests the browser's driver replaces has no HTTP cache. Returns its URL, and the
 * first letters of a name in the list.
 */
export async function openLongList(server: string, path: string) {
  const body = (await (await fetch(server + path)).json()) as { productsByCategory: CategoryProduct[] };
  const list = { ...body, productsByCategory: repeatProducts(body.productsByCategory) };
  const compressed = gzipSync(JSON.stringify(list));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' };
  const proxy = createServer((incoming, response) => {
    if (incoming.url === path) response.writeHead(200, headers).end(compressed);
    else forward(server, incoming, response);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const typed = list.productsByCategory[0]?.productName.slice(0, 8).toLowerCase() ?? '';
  return { address: `http://127.0.0.1:${port}`, rows: ROWS, typed, close: () => proxy.close() };
}
