import { createServer, type Server } from 'node:http';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.ts';
import { examples } from './examples.ts';
import type { SellerInfo } from './index.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** Creates a client of a server that always sends this response. */
async function startClient(status: number, body: unknown) {
  const started = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return createClient({ baseUrl: `http://127.0.0.1:${address.port}` });
}

const params = { year: '2026', weekNumber: '46', sellerId: '101' };

test('a response is a value whose status determines the type of its body', async () => {
  const client = await startClient(200, { sellerInfo: examples.SellerInfo });
  const response = await client.seller.info({ params });

  if (response.status !== 200) throw new Error(response.body.code);
  expectTypeOf(response.body.sellerInfo).toEqualTypeOf<SellerInfo>();
  expect(response.body.sellerInfo).toEqual(examples.SellerInfo);
});

test('an error is a value with the codes of its endpoint and status only', async () => {
  const client = await startClient(404, { error: 'No such seller', code: 'SELLER_NOT_FOUND' });
  const response = await client.seller.info({ params });

  if (response.status !== 404) throw new Error(`Answered ${response.status}`);
  expectTypeOf(response.body.code).toEqualTypeOf<'SELLER_NOT_FOUND'>();
  expect(response.body).toEqual({ error: 'No such seller', code: 'SELLER_NOT_FOUND' });
});

test('rejects a body that breaks its schema', async () => {
  const { revenue: _revenue, ...sellerInfo } = examples.SellerInfo;
  const client = await startClient(200, { sellerInfo });

  await expect(client.seller.info({ params })).rejects.toThrow();
});

test('rejects an undeclared status', async () => {
  const client = await startClient(418, { error: 'Tea', code: 'TEAPOT' });

  await expect(client.seller.info({ params })).rejects.toThrow('418');
});
