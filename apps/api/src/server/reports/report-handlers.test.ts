import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { contract } from '@vitrina/contract';
import { afterAll, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../../test/clickhouse.ts';
import { buildMarket } from '../../../test/market.ts';
import { recordWeek } from '../../../test/record-week.ts';
import type { ReportQuery } from '../../analytics/analytics.ts';
import type { Encoding } from '@vitrina/chdb-server';
import { readConfig } from '../../config.ts';
import { sellerReports } from '../../seller/reports.ts';
import { openStore } from '../../store/store.ts';
import { publishWeeks } from '../../store/published-weeks.ts';
import { createHttpServer } from '../http/http-server.ts';
import { openServedWeeks } from '../../served-weeks/served-weeks.ts';
import { registerEndpoints } from '../endpoints/register-endpoints.ts';
import { createReportHandlers } from './report-handlers.ts';
import { createLog } from '../http/log.ts';

/** Seller 1 offers 200 products, so that its list is worth compressing; only week 46 has it, week 45 has seller 2. */
const offers = (seller: number, price: number) =>
  Array.from({ length: 200 }, (_, at) => ({ seller_id: seller, product_id: at + 1, price }));

const queries: ReportQuery[] = [];

const week = (weekNumber: number, snapshot: number) => recordWeek({ weekNumber, snapshot });

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const store = await closeAfterAll(openStore(':memory:'));
const { snapshot } = await buildMarket(analytics, offers(1, 100));
const earlier = await buildMarket(analytics, offers(2, 50));
await publishWeeks(store, [week(46, snapshot), week(45, earlier.snapshot)], { removeDemo: false });
const counted = {
  ...analytics,
  runReport: (query: ReportQuery, encoding?: Encoding) => {
    queries.push(query);
    return analytics.runReport(query, encoding);
  },
};
const app = createHttpServer(readConfig({ NODE_ENV: 'production' }), createLog({ write: () => undefined }));
afterAll(() => app.close());
const servedWeeks = openServedWeeks(store, analytics);
const sources = { analytics: counted, servedWeeks, checkResponses: true, cacheBytes: 1_000_000 };
const handlers = createReportHandlers(sources)<typeof contract.seller>(sellerReports);
registerEndpoints(app, contract.seller, handlers, { authorize: async () => null, checkResponses: true });

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const products = '/api/report/seller-products/2026/46/1';
const title = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/report/sellers-by-title', payload });

test('a report is JSON in the best encoding that the caller accepts, with the same content in each', async () => {
  const plain = await get(products);
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json<{ sellerProducts: unknown[] }>().sellerProducts).toHaveLength(200);
  const zstd = await get(products, { 'accept-encoding': 'gzip, br, zstd' });
  expect(zstd.headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(zstd.rawPayload)).toEqual(plain.rawPayload);
  const gzip = await get(products, { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  expect(new Set([plain, zstd, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('a repeated report comes from the cache, and a known ETag responds 304', async () => {
  const first = await get(products);
  const before = queries.length;
  const etag = String(first.headers.etag);
  expect((await get(products)).body).toBe(first.body);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await get(products, { 'if-none-match': known });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  }
  expect((await get(products, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  expect(queries.length).toBe(before);
});

test('concurrent requests for one report share one query', async () => {
  const before = queries.length;
  const url = '/api/report/seller-brands/2026/46/1';
  const answers = await Promise.all(Array.from({ length: 10 }, () => get(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(queries.length).toBe(before + 1);
});

test('a POST report is cached by its parsed body', async () => {
  const before = queries.length;
  const answers = [];
  for (const text of ['продавец', ' продавец ', 'Продавец 1', 'нет такого']) {
    answers.push((await title({ year: 2026, weekNumber: 46, title: text })).json<unknown[]>().length);
  }
  expect(answers).toEqual([1, 1, 1, 0]);
  expect(queries.length).toBe(before + 3);
});

test('a request can have 5 000 categories', async () => {
  const payload = {
    year: 2026,
    weekNumber: 46,
    categoryIds: Array.from({ length: 5000 }, (_, at) => (at === 0 ? 11 : 4_294_967_295 - at)),
  };
  const answer = await app.inject({ method: 'POST', url: '/api/report/sellers-by-categories', payload });
  expect(answer.json<unknown[]>()).toHaveLength(1);
});

test.each([
  ['a week before any', '/api/report/seller-info/2026/44/1'],
  ['week 54', '/api/report/seller-info/2026/54/1'],
  ['the year 1999', '/api/report/seller-info/1999/46/1'],
  ['a year beyond all', '/api/report/seller-info/4294967295/4294967295/1'],
  ['an unknown id', '/api/report/seller-info/2026/46/99'],
  ['a seller of another week', '/api/report/seller-info/2026/46/2'],
])('responds 404 for %s', async (_, url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'SELLER_NOT_FOUND' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a search responds 404 in an unpublished week, and an empty list in a published one', async () => {
  const nothing = await title({ year: 2026, weekNumber: 46, title: 'нет такого' });
  expect(nothing.statusCode).toBe(200);
  expect(nothing.json()).toEqual([]);
  const unknown = await title({ year: 2026, weekNumber: 44, title: 'нет такого' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ code: 'REPORT_NOT_FOUND' });
});

test('a republished week is served from its new snapshot at once', async () => {
  const revenue = async () =>
    (await get('/api/report/seller-info/2026/45/2')).json<{ sellerInfo: { revenue: number } }>().sellerInfo
      .revenue;
  expect(await revenue()).toBe(200 * 50);
  const { snapshot } = await buildMarket(analytics, offers(2, 70));
  await publishWeeks(store, [week(45, snapshot)], { removeDemo: false });
  expect(await revenue()).toBe(200 * 70);
});
