import { contract, errors } from '@vitrina/contract';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { marketCalls } from '../../test/market.ts';
import type { MockedCall } from '../calls.ts';
import { perform } from './perform.ts';
import type { Scenario } from './scenario.ts';

const values: Readonly<Record<string, unknown>> = {
  year: 2026,
  weekNumber: 46,
  sellerId: 101,
  brandId: 7,
  categoryId: 31,
  categoryIds: [31],
  title: 'жол',
  text: 'жол',
  email: 'aigerim@sauda.kz',
  code: '123456',
  refreshToken: 'refresh-1',
};

/** Asks a call about the seller, brand and category of the tests, answered in one of the ways. */
async function ask({ route, handler }: MockedCall, scenario: Scenario): Promise<Response> {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]));
  const body = { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  const init = route.method === 'GET' ? {} : { method: route.method, ...body };
  const performed = perform(route, handler, () => scenario);
  const response = await getResponse([performed], new Request(`http://mock${path}`, init));
  if (!response) throw new Error(`Nothing answers ${path}`);
  return response;
}

const callOf = (name: string): MockedCall => {
  const call = marketCalls.find((one) => one.name === name);
  if (!call) throw new Error(`No call ${name}`);
  return call;
};

const isValid = (call: MockedCall, status: number, body: unknown): boolean => {
  const schema: unknown = Object.entries(call.route.responses).find(([one]) => Number(one) === status)?.[1];
  return schema instanceof z.ZodMiniType && schema.safeParse(body).success;
};

test.each(marketCalls.map((call) => [call.name, call] as const))(
  '%s: an empty and a huge answer are what the contract allows, and so is every failure of its own',
  async (_, call) => {
    for (const scenario of ['empty', 'huge', 'fails', 'overloaded', 'limited'] as const) {
      const response = await ask(call, scenario);
      const body: unknown = await response.json();
      expect(isValid(call, response.status, body), scenario).toBe(true);
    }
  },
);

test.each([
  ['seller.info', 404, 'SELLER_NOT_FOUND'],
  ['category.sellers', 404, 'REPORT_NOT_FOUND'],
  ['auth.verifyCode', 401, 'INVALID_CODE'],
  ['auth.me', 401, 'UNAUTHORIZED'],
] as const)('%s is refused with the status and code of its own: %s %s', async (name, status, code) => {
  const response = await ask(callOf(name), 'refused');
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.any(String), code });
  expect(errors[code]).toContain(status);
});

test('a huge list has 50 000 rows with an id each, some with the longest names', async () => {
  const { sellerProducts } = contract.seller.products.responses[200].parse(
    await (await ask(callOf('seller.products'), 'huge')).json(),
  );
  expect(sellerProducts).toHaveLength(50_000);
  expect(new Set(sellerProducts.map(({ productId }) => productId)).size).toBe(50_000);
  expect(Math.max(...sellerProducts.map(({ productName }) => productName.length))).toBe(1000);
  expect(sellerProducts.toSorted((a, b) => b.revenue - a.revenue)).toEqual(sellerProducts);
});

test('the shares of a huge list are parts of one whole', async () => {
  const { categorySellers } = contract.category.sellers.responses[200].parse(
    await (await ask(callOf('category.sellers'), 'huge')).json(),
  );
  const shares = categorySellers.map(({ shareRevenueFromCategory }) => shareRevenueFromCategory);
  expect(shares).toHaveLength(50_000);
  const sum = shares.reduce((total, share) => total + share, 0);
  expect(sum).toBeGreaterThan(0.5);
  expect(sum).toBeLessThanOrEqual(1);
});

test('a huge market has 5 000 categories, the same in its tree and in its list', async () => {
  const { categoriesTree, categoryIdNameMap } = contract.category.tree.responses[200].parse(
    await (await ask(callOf('category.tree'), 'huge')).json(),
  );
  const leaves = Object.values(categoriesTree).flatMap((middle) => Object.values(middle).flat());
  expect(leaves).toHaveLength(5_000);
  expect(leaves.every((leaf) => categoryIdNameMap[leaf])).toBe(true);
  const { categories } = contract.category.list.responses[200].parse(
    await (await ask(callOf('category.list'), 'huge')).json(),
  );
  const listed = categories.map(({ categoryId }) => categoryId);
  expect(listed.toSorted((a, b) => a - b)).toEqual(leaves.toSorted((a, b) => a - b));
  for (const { categoryId, category1LvlId, category2LvlId } of categories)
    expect(categoriesTree[category1LvlId]?.[category2LvlId]).toContain(categoryId);
});

test('an empty profile knows nothing: no leaders, nothing sold, no rating', async () => {
  const { sellerInfo } = contract.seller.info.responses[200].parse(
    await (await ask(callOf('seller.info'), 'empty')).json(),
  );
  expect(sellerInfo).toMatchObject({ sellerId: 101, revenue: 0, topBrands: [], rating: null });
});

test('what breaks the contract does so: HTML, half a JSON, JSON of another form, no answer at all', async () => {
  const call = callOf('seller.products');
  const html = await ask(call, 'html');
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html']);
  await expect((await ask(call, 'cut')).json()).rejects.toThrow(SyntaxError);
  expect(isValid(call, 200, await (await ask(call, 'shape')).json())).toBe(false);
  expect((await ask(call, 'offline')).type).toBe('error');
});

test('a refusal of the market itself stays as it is, whatever becomes of right answers', async () => {
  const { route, handler } = callOf('seller.info');
  const unknown = new Request('http://mock/api/report/seller-info/2026/46/999');
  for (const scenario of ['empty', 'huge', 'cut'] as const) {
    const response = await getResponse([perform(route, handler, () => scenario)], unknown.clone());
    expect(response?.status).toBe(404);
  }
});
