import { contract, HistoryQuery } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { ContractError } from '@vitrina/contract/serving';
import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { mockEndpoint } from './mock-endpoint.ts';
import { errorResponse, ok } from './mock-responses.ts';

const { seller } = contract;
const sellerInfo = examples.SellerInfo;

async function sendRequest(handler: HttpHandler, path: string, init?: RequestInit) {
  const response = await getResponse([handler], new Request(`http://mock${path}`, init));
  if (!response) throw new Error(`No handler responds to ${path}`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const post = (body: string, type = 'application/json') => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});

const info = mockEndpoint(seller.info)(({ params }) =>
  params.sellerId === 101 ? ok({ sellerInfo }) : errorResponse(404, 'SELLER_NOT_FOUND'),
);
const byTitle = mockEndpoint(seller.byTitle)(({ body }) =>
  ok([{ ...examples.SellerRow, sellerTitle: body.title }]),
);

describe('a mocked route', () => {
  test('reads its path as numbers and its body as the contract does', async () => {
    expect(await sendRequest(info, '/api/report/seller-info/2026/46/101')).toMatchObject({
      status: 200,
      body: { sellerInfo },
    });
    const init = post(JSON.stringify({ year: 2026, weekNumber: 46, title: '  Нұр ' }));
    expect(await sendRequest(byTitle, '/api/report/sellers-by-title', init)).toMatchObject({
      status: 200,
      body: [{ sellerTitle: 'Нұр' }],
    });
  });

  test('reads its query as the contract does, and refuses a repeated parameter', async () => {
    const history = mockEndpoint({ ...seller.info, query: HistoryQuery })(({ query }) =>
      ok({ sellerInfo: { ...sellerInfo, salesCount: query.weeks } }),
    );
    const path = '/api/report/seller-info/2026/46/101';
    expect(await sendRequest(history, path)).toMatchObject({ body: { sellerInfo: { salesCount: 26 } } });
    expect(await sendRequest(history, `${path}?weeks=8`)).toMatchObject({
      body: { sellerInfo: { salesCount: 8 } },
    });
    expect(await sendRequest(history, `${path}?weeks=8&weeks=8`)).toMatchObject({ status: 400 });
  });

  test('responds to an error with exactly {error, code}', async () => {
    const { status, body } = await sendRequest(info, '/api/report/seller-info/2026/46/102');
    expect(status).toBe(404);
    expect(body).toEqual({ error: expect.stringMatching(/[а-я]/), code: 'SELLER_NOT_FOUND' });
  });

  test('sends Retry-After with 429 and 503', async () => {
    const limited = mockEndpoint(seller.info)(() => errorResponse(429, 'TOO_MANY_REQUESTS'));
    const { headers } = await sendRequest(limited, '/api/report/seller-info/2026/46/101');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    [400, post('{"year":2026')],
    [400, post('{"year":2026,"weekNumber":46,"title":"  "}')],
    [413, post(JSON.stringify({ year: 2026, weekNumber: 46, title: 'я'.repeat(2 ** 20) }))],
    [415, post('{"year":2026,"weekNumber":46,"title":"a"}', 'text/plain')],
  ])('refuses what the contract refuses with %s', async (status, init) => {
    expect(await sendRequest(byTitle, '/api/report/sellers-by-title', init)).toMatchObject({
      status,
      body: { code: 'VALIDATION_ERROR' },
    });
  });

  test('checks the headers before the body', async () => {
    const logout = mockEndpoint(contract.auth.logout, () => {
      throw new ContractError('UNAUTHORIZED');
    })(() => ok({ message: 'Вы вышли' }));
    expect(await sendRequest(logout, '/api/auth/logout', post('{'))).toMatchObject({ status: 401 });
  });

  test('sends no field that the contract does not know', async () => {
    const generous = mockEndpoint(seller.info)(() => ok({ sellerInfo: { ...sellerInfo, secret: 1 } }));
    const { body } = await sendRequest(generous, '/api/report/seller-info/2026/46/101');
    expect(body).toEqual({ sellerInfo });
  });

  test('throws for a response that breaks the contract', async () => {
    const wrong = mockEndpoint(seller.info)(() => ok({ sellerInfo: { ...sellerInfo, rating: 7 } }));
    await expect(sendRequest(wrong, '/api/report/seller-info/2026/46/101')).rejects.toThrow(
      /breaks its contract/,
    );
  });
});

describe('a mock does not compile if it', () => {
  test('responds with an undeclared status', () => {
    // @ts-expect-error: 418 is no status of seller.info
    mockEndpoint(seller.info)(() => ({ status: 418 as const, body: { error: 'Нет', code: 'NOT_FOUND' } }));
  });

  test('responds with a code of another endpoint', () => {
    // @ts-expect-error: BRAND_NOT_FOUND is no code of seller.info
    mockEndpoint(seller.info)(() => errorResponse(404, 'BRAND_NOT_FOUND'));
  });

  test('responds to a code with the status of another', () => {
    // @ts-expect-error: SELLER_NOT_FOUND is a 404
    mockEndpoint(seller.info)(() => errorResponse(500, 'SELLER_NOT_FOUND'));
  });

  test('misses a field, or gives it another type', () => {
    const { revenue: _revenue, ...rest } = sellerInfo;
    // @ts-expect-error: revenue is missing
    mockEndpoint(seller.info)(() => ok({ sellerInfo: rest }));
    // @ts-expect-error: revenue is text
    mockEndpoint(seller.info)(() => ok({ sellerInfo: { ...sellerInfo, revenue: '1 000 ₸' } }));
  });

  test('reads a value that its route does not send', () => {
    // @ts-expect-error: seller.info has no brandId in its path
    mockEndpoint(seller.info)(({ params }) => (params.brandId ? ok({ sellerInfo }) : ok({ sellerInfo })));
  });

  test('and compiles for responses of the contract', () => {
    mockEndpoint(seller.info)(() => ok({ sellerInfo }));
    mockEndpoint(seller.info)(() => errorResponse(404, 'SELLER_NOT_FOUND'));
    mockEndpoint(seller.info)(() => errorResponse(503, 'SERVICE_UNAVAILABLE'));
    mockEndpoint(seller.info)(({ params }) => {
      expectTypeOf(params).toEqualTypeOf<{ year: number; weekNumber: number; sellerId: number }>();
      return ok({ sellerInfo });
    });
  });
});
