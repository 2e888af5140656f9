import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { CategoryProduct } from '@vitrina/contract';

/** So many rows has the list that the bounds are told for. */
const FIFTY_THOUSAND = 50_000;

/** The list as the server gives it, and as it is measured. */
export interface LongList {
  /** Rows that the server gave. */
  given: number;
  /** Rows that are measured. */
  rows: number;
  /** Where it is answered from instead; undefined where the server's own is long enough. */
  instead: string | undefined;
  close: () => void;
}

/** Row by row the same products again, each by another name and at another price. */
const repeated = (products: readonly CategoryProduct[]): CategoryProduct[] =>
  Array.from({ length: FIFTY_THOUSAND }, (_, at) => {
    const product = products[at % products.length];
    if (product === undefined) throw new Error('The category has no products');
    const round = Math.floor(at / products.length);
    return round === 0
      ? product
      : {
          ...product,
          productId: product.productId + round * 100_000_000,
          productName: `${product.productName} ${(at * 7919) % 9973}`,
          medianPrice: product.medianPrice + ((at * 31) % 997),
          revenue: product.revenue / (round + 1),
        };
  }).toSorted((a, b) => b.revenue - a.revenue);

/** A list of fifty thousand products: the server's own, or one made of its rows. */
export async function longList(address: string): Promise<LongList> {
  const answer = (await (await fetch(address)).json()) as { productsByCategory: CategoryProduct[] };
  const given = answer.productsByCategory.length;
  if (given >= FIFTY_THOUSAND) return { given, rows: given, instead: undefined, close: () => undefined };
  const body = gzipSync(
    JSON.stringify({ ...answer, productsByCategory: repeated(answer.productsByCategory) }),
  );
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' })
      .end(body);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    given,
    rows: FIFTY_THOUSAND,
    instead: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}
