import { contract, errorStatuses } from '@vitrina/contract';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mockedEndpoints } from '../../test/default-market.ts';
import type { MockedEndpoint } from '../mocked-endpoints.ts';
import { withScenario } from './with-scenario.ts';
import type { Scenario } from './scenario.ts';

const requestValues: Readonly<Record<string, unknown>> = {
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

/** Sends a request about the seller, brand and category of the tests, with a scenario. */
async function sendRequest(
  { endpoint: route, handler }: MockedEndpoint,
  scenario: Scenario,
): Promise<Response> {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => String(requestValues[name]));
  const body = { body: JSON.stringify(requestValues), headers: { 'content-type': 'application/json' } };
  const init = route.method === 'GET' ? {} : { method: route.method, ...body };
  const scenarioHandler = withScenario(route, handler, () => scenario);
  const response = await getResponse([scenarioHandler], new Request(`http://mock${path}`, init));
  if (!response) throw new Error(`No handler responds to ${path}`);
  return response;
}

const findEndpoint = (name: string): MockedEndpoint => {
  const mocked = mockedEndpoints.find((entry) => entry.name === name);
  if (!mocked) throw new Error(`No endpoint ${name}`);
  return mocked;
};

const isValid = (mocked: MockedEndpoint, status: number, body: unknown): boolean => {
  const schema: unknown = Object.entries(mocked.endpoint.responses).find(
    ([declared]) => Number(declared) === status,
  )?.[1];
  return schema instanceof z.ZodMiniType && schema.safeParse(body).success;
};

test.each(mockedEndpoints.map((mocked) => [mocked.name, mocked] as const))(
  '%s: empty, huge and error responses match the contract',
  async (_, mocked) => {
    for (const scenario of ['empty', 'huge', 'server-error', 'overloaded', 'rate-limited'] as const) {
      const response = await sendRequest(mocked, scenario);
      const body: unknown = await response.json();
      expect(isValid(mocked, response.status, body), scenario).toBe(true);
    }
  },
);

test.each([
  ['seller.info', 404, 'SELLER_NOT_FOUND'],
  ['category.sellers', 404, 'REPORT_NOT_FOUND'],
  ['auth.verifyCode', 401, 'INVALID_CODE'],
  ['auth.me', 401, 'UNAUTHORIZED'],
] as const)('the client error of %s is its own %s %s', async (name, status, code) => {
  const response = await sendRequest(findEndpoint(name), 'client-error');
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.any(String), code });
  expect(errorStatuses[code]).toContain(status);
});

test('a huge list of products has 50 000 rows with an id each, some with the longest names', async () => {
  const { sellerProducts } = contract.seller.products.responses[200].parse(
    await (await sendRequest(findEndpoint('seller.products'), 'huge')).json(),
  );
  expect(sellerProducts).toHaveLength(50_000);
  expect(new Set(sellerProducts.map(({ productId }) => productId)).size).toBe(50_000);
  expect(Math.max(...sellerProducts.map(({ productName }) => productName.length))).toBe(1000);
  expect(sellerProducts.toSorted((a, b) => b.revenue - a.revenue)).toEqual(sellerProducts);
});

test('the shares of a huge list sum to at most 1', async () => {
  const { categorySellers } = contract.category.sellers.responses[200].parse(
    await (await sendRequest(findEndpoint('category.sellers'), 'huge')).json(),
  );
  const shares = categorySellers.map(({ shareRevenueFromCategory }) => shareRevenueFromCategory);
  expect(shares).toHaveLength(5_000);
  const sum = shares.reduce((total, share) => total + share, 0);
  expect(sum).toBeGreaterThan(0.5);
  expect(sum).toBeLessThanOrEqual(1);
});

test('a huge market has the same 5 000 categories in the tree and in the list', async () => {
  const { categoriesTree, categoryIdNameMap } = contract.category.tree.responses[200].parse(
    await (await sendRequest(findEndpoint('category.tree'), 'huge')).json(),
  );
  const leaves = Object.values(categoriesTree).flatMap((middle) => Object.values(middle).flat());
  expect(leaves).toHaveLength(5_000);
  expect(leaves.every((leaf) => categoryIdNameMap[leaf])).toBe(true);
  const { categories } = contract.category.list.responses[200].parse(
    await (await sendRequest(findEndpoint('category.list'), 'huge')).json(),
  );
  const listIds = categories.map(({ categoryId }) => categoryId);
  expect(listIds.toSorted((a, b) => a - b)).toEqual(leaves.toSorted((a, b) => a - b));
  for (const { categoryId, category1LvlId, category2LvlId } of categories)
    expect(categoriesTree[category1LvlId]?.[category2LvlId]).toContain(categoryId);
});

test('an empty profile has no leaders, no sales and no rating', async () => {
  const { sellerInfo } = contract.seller.info.responses[200].parse(
    await (await sendRequest(findEndpoint('seller.info'), 'empty')).json(),
  );
  expect(sellerInfo).toMatchObject({ sellerId: 101, revenue: 0, topBrands: [], rating: null });
});

test('broken responses break the contract: HTML, truncated JSON, JSON of a wrong shape, no response', async () => {
  const mocked = findEndpoint('seller.products');
  const html = await sendRequest(mocked, 'bad-gateway-html');
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html']);
  await expect((await sendRequest(mocked, 'truncated')).json()).rejects.toThrow(SyntaxError);
  expect(isValid(mocked, 200, await (await sendRequest(mocked, 'wrong-shape')).json())).toBe(false);
  expect((await sendRequest(mocked, 'offline')).type).toBe('error');
});

test('scenarios that change a body leave error responses unchanged', async () => {
  const { endpoint, handler } = findEndpoint('seller.info');
  const unknown = new Request('http://mock/api/report/seller-info/2026/46/999');
  for (const scenario of ['empty', 'huge', 'truncated'] as const) {
    const response = await getResponse([withScenario(endpoint, handler, () => scenario)], unknown.clone());
    expect(response?.status).toBe(404);
  }
});
