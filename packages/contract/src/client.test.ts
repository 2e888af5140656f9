import { createServer, type Server } from 'node:http';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.ts';
import { examples } from './examples.ts';
import type { SellerInfo } from './index.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** A client of a server that answers everything with this. */
async function clientOf(status: number, body: unknown) {
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

test('an answer is a value whose status says which body it is', async () => {
  const client = await clientOf(200, { sellerInfo: examples.SellerInfo });
  const answer = await client.seller.info({ params });

  if (answer.status !== 200) throw new Error(answer.body.code);
  expectTypeOf(answer.body.sellerInfo).toEqualTypeOf<SellerInfo>();
  expect(answer.body.sellerInfo).toEqual(examples.SellerInfo);
});

test('an error is a value, too, with the codes of its route and status alone', async () => {
  const client = await clientOf(404, { error: 'No such seller', code: 'SELLER_NOT_FOUND' });
  const answer = await client.seller.info({ params });

  if (answer.status !== 404) throw new Error(`Answered ${answer.status}`);
  expectTypeOf(answer.body.code).toEqualTypeOf<'SELLER_NOT_FOUND'>();
  expect(answer.body).toEqual({ error: 'No such seller', code: 'SELLER_NOT_FOUND' });
});

test('an answer that is not what the contract says is no value', async () => {
  const { revenue: _revenue, ...sellerInfo } = examples.SellerInfo;
  const client = await clientOf(200, { sellerInfo });

  await expect(client.seller.info({ params })).rejects.toThrow();
});

test('a status that the contract does not name is no value', async () => {
  const client = await clientOf(418, { error: 'Tea', code: 'TEAPOT' });

  await expect(client.seller.info({ params })).rejects.toThrow('418');
});
