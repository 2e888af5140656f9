import { contract, type ErrorCode } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { AnalyticsLimit, AnalyticsUnavailable, QueueTooLong } from '../../analytics/errors.ts';
import { ContractError } from '@vitrina/contract/serving';
import { type TestHandlers, serveHandlers } from '../../../test/bare-server.ts';
import type { HandlerRequest } from './handlers.ts';
import { registerEndpoints } from './register-endpoints.ts';

type SellerCall = HandlerRequest<typeof contract.seller.info, string>;

const path = '/api/report/seller-info/2026/46/7';
const info = (response: (call: SellerCall) => unknown, env = {}) =>
  serveHandlers(
    { seller: { info: (async (call: SellerCall) => response(call)) as TestHandlers['seller']['info'] } },
    env,
  );

const failing = (thrown: unknown) => info(() => Promise.reject(thrown));

const sellerInfo = {
  onKaspiFrom: null,
  year: 2026,
  weekNumber: 46,
  sellerId: 7,
  sellerKaspiId: 'K7',
  sellerTitle: 'Пример',
  rating: 4.5,
  commentsCount: 3,
  salesCount: 2,
  averagePrice: 100,
  revenue: 200,
  potentialProfitIndex: 0.5,
  placeByRevenue: 1,
  categoriesWithSalesCount: 1,
  brandsWithSalesCount: 0,
  productsWithSalesCount: 1,
  topCategories: [],
  topBrands: [],
};

test('a handler gets path params as numbers, and returns the body', async () => {
  const { app } = info(({ params }) => ({ sellerInfo: { ...sellerInfo, sellerId: params.sellerId } }));
  const response = await app.inject(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({ sellerInfo });
});

test.each([
  'abc',
  '',
  '0',
  '-1',
  '1e3',
  '0x10',
  '%207',
  '5.0',
  '٥',
  'NaN',
  '1,2',
  '01',
  '+1',
  '%00',
  '4294967296',
  '12345678901',
])('a seller id %j is malformed', async (id) => {
  const { app } = info(() => ({ sellerInfo }));
  const response = await app.inject(`/api/report/seller-info/2026/46/${encodeURI(decodeURI(id))}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    error: 'Неверно заполнено (sellerId): исправьте и повторите.',
    code: 'VALIDATION_ERROR',
  });
});

test.each([
  ['an error', new Error('secret')],
  [
    'an error that pretends to be a 404',
    Object.assign(new Error('secret'), { statusCode: 404, code: 'FST_X' }),
  ],
  ['a text', 'secret'],
  ['undefined', undefined],
  ['null', null],
  ['an object', { status: 200, body: 'secret' }],
  [
    'an error that the endpoint does not declare',
    new ContractError('BRAND_NOT_FOUND', { cause: new Error('secret') }),
  ],
])('a handler that throws %s responds 500, with the cause in the log only', async (_, thrown) => {
  const { app, log } = failing(thrown);
  const response = await app.inject(path);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    error: 'На сервере произошла ошибка: повторите позже.',
    code: 'INTERNAL_SERVER_ERROR',
  });
  expect(log()).toContain('"level":50');
});

test('the log has the cause of a 500 without e-mail addresses and tokens', async () => {
  const { app, log } = failing(new Error('550 <a.b@example.kz> refused, Bearer abc123', { cause: 'c@d.kz' }));
  await app.inject(path);
  expect(log()).toContain('550 <[e-mail]> refused, Bearer [token]');
  expect(log()).not.toMatch(/@|abc123/);
});

test.each<[ErrorCode, number]>([
  ['SELLER_NOT_FOUND', 404],
  ['TOO_MANY_REQUESTS', 429],
  ['SERVICE_UNAVAILABLE', 503],
])('%s responds %d with exactly error and code', async (code, status) => {
  const { app } = failing(new ContractError(code, { retryAfterSeconds: 7 }));
  const response = await app.inject(path);
  expect(response.statusCode).toBe(status);
  expect(Object.keys(response.json())).toEqual(['error', 'code']);
  expect(response.json()).toMatchObject({ code, error: expect.stringMatching(/^[А-Я].+[.]$/) });
  expect(response.headers['retry-after']).toBe(status === 404 ? undefined : '7');
});

test.each([
  [new AnalyticsUnavailable('engine'), '5'],
  [new AnalyticsLimit('too long'), '5'],
  [new QueueTooLong('full', 12), '12'],
] as const)(
  'a temporary error of the engine responds 503 with Retry-After (%s)',
  async (thrown, retryAfter) => {
    const response = await failing(thrown).app.inject(path);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(response.headers['retry-after']).toBe(retryAfter);
  },
);

test('an invalid response is a 500 in development and is not checked in production', async () => {
  const broken = () => ({ sellerInfo: { ...sellerInfo, placeByRevenue: 0 } });
  expect((await info(broken).app.inject(path)).statusCode).toBe(500);
  expect((await info(broken, { NODE_ENV: 'production' }).app.inject(path)).statusCode).toBe(200);
});

test('an endpoint without a handler throws at start', () => {
  const { app } = serveHandlers({});
  const rules = { authorize: async () => null, checkResponses: true };
  expect(() => registerEndpoints(app, { me: contract.auth.me }, {}, rules)).toThrow('me');
});

test('an invalid response logs one short line with endpoint, field, rule and count', async () => {
  const { app, log } = info(() => ({ sellerInfo: { ...sellerInfo, placeByRevenue: 0 } }));
  await app.inject(path);
  const line =
    log()
      .split('\n')
      .find((text) => text.includes('"level":50')) ?? '';
  expect(line).toMatch(
    /GET \/api\/report\/seller-info\/\S+ breaks its contract at 200: sellerInfo\.placeByRevenue: .+ \(1×\)/,
  );
  expect(line.length).toBeLessThan(1_000);
});
