import { ClickHouseError } from '@clickhouse/client';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../../test/clickhouse.ts';
import { buildMarket } from '../../../test/market.ts';
import { recordWeek } from '../../../test/record-week.ts';
import {
  severalWeeksReports as reports,
  severalWeeksRouter as router,
} from '../../../test/several-weeks-reports.ts';
import type { Analytics, ReportQuery } from '../../analytics/analytics.ts';
import { readConfig } from '../../config.ts';
import { openStore, type Store } from '../../store/store.ts';
import { publishWeeks } from '../../store/published-weeks.ts';
import { registerEndpoints } from '../endpoints/register-endpoints.ts';
import { createHttpServer } from '../http/http-server.ts';
import { openServedWeeks, type ServedWeeks } from '../../served-weeks/served-weeks.ts';
import { createReportHandlers } from './report-handlers.ts';
import { createLog } from '../http/log.ts';

/** Snapshots of seller 1 by its revenue in tenge in each. */
const snapshots = new Map<number, number>();
let store: Store;
let app: FastifyInstance;
let servedWeeks: ServedWeeks;
let queries: ReportQuery[];
let run: Analytics['runReport'];

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
for (const price of [100, 200, 300, 400]) {
  const offers = [
    { price, product_name: `Товар за ${price}` },
    ...(price === 400 ? [{ seller_id: 2, product_id: 2 }] : []),
  ];
  snapshots.set(price, (await buildMarket(analytics, offers)).snapshot);
}

const publish = (year: number, weekNumber: number, price: number) =>
  publishWeeks(store, [recordWeek({ year, weekNumber, snapshot: snapshots.get(price) ?? 0 })], {
    removeDemo: false,
  });

beforeEach(async () => {
  store = openStore(':memory:');
  await publish(2026, 46, 400);
  await publish(2026, 45, 300);
  await publish(2025, 51, 100);
  servedWeeks = openServedWeeks(store, analytics);
  queries = [];
  run = (query, encoding) => {
    queries.push(query);
    return analytics.runReport(query, encoding);
  };
  const counted: Analytics = { ...analytics, runReport: (query, encoding) => run(query, encoding) };
  const sources = { analytics: counted, servedWeeks, checkResponses: true, cacheBytes: 1_000_000 };
  app = createHttpServer(readConfig({ NODE_ENV: 'production' }), createLog({ write: () => undefined }));
  const handlers = createReportHandlers(sources)<typeof router>(reports);
  registerEndpoints(app, router, handlers, { authorize: async () => null, checkResponses: true });
  return async () => {
    await app.close();
    await store.close();
  };
});

/** The body of a 200, or the status and code of an error. */
async function get(url: string): Promise<unknown> {
  const response = await app.inject(url);
  const body = response.json<{ code?: string }>();
  return response.statusCode === 200 ? body : `${response.statusCode} ${body.code}`;
}

test('a comparison is with the ISO week seven days earlier, with a named one, or with none', async () => {
  expect(await get('/compare/2026/46/1')).toEqual({ against: '2026-W45', revenue: 400, revenueBefore: 300 });
  expect(await get('/compare/2026/46/1?against=2025-W51')).toMatchObject({
    against: '2025-W51',
    revenueBefore: 100,
  });
  expect(await get('/compare/2026/45/1')).toEqual({ against: null, revenue: 300, revenueBefore: null });
});

test.each([
  ['a malformed week before', '46/1?against=2026-W00', '400 VALIDATION_ERROR'],
  ['an empty one', '46/1?against=', '400 VALIDATION_ERROR'],
  ['one given twice', '46/1?against=2026-W45&against=2026-W45', '400 VALIDATION_ERROR'],
  ['a malformed one of an unpublished week', '44/1?against=2026-W5', '400 VALIDATION_ERROR'],
  ['an unpublished week', '44/1?against=2026-W43', '404 SELLER_NOT_FOUND'],
  ['an absent subject', '46/9?against=2026-W44', '404 SELLER_NOT_FOUND'],
  ['an unpublished week before', '46/1?against=2026-W44', '404 REPORT_NOT_FOUND'],
  ['the week itself', '46/1?against=2026-W46', '404 REPORT_NOT_FOUND'],
  ['a later one', '45/1?against=2026-W46', '404 REPORT_NOT_FOUND'],
  ['one that the calendar lacks', '46/1?against=2025-W53', '404 REPORT_NOT_FOUND'],
  ['a subject of the week before that cannot be used', '45/2?against=2026-W46', '404 SELLER_NOT_FOUND'],
])('of a comparison, %s is judged in its turn', async (_, url, expected) => {
  expect(await get(`/compare/2026/${url}`)).toBe(expected);
});

test('a history has a row for each published week of its window, oldest first, with the latest names', async () => {
  const weeks = [
    [2025, 51, 100],
    [2026, 45, 300],
    [2026, 46, 400],
  ];
  expect(await get('/history/2026/46/1?weeks=48')).toEqual({ name: 'Товар за 400', weeks });
  expect(await get('/history/2026/46/1?weeks=47')).toMatchObject({ weeks: weeks.slice(1) });
  expect(await get('/history/2026/46/2')).toMatchObject({
    weeks: [
      [2026, 45, null],
      [2026, 46, 100],
    ],
  });
});

test('the last week of a history need not be published, but the calendar has it', async () => {
  expect(await get('/history/2026/2/1?weeks=5')).toEqual({ name: 'Товар за 100', weeks: [[2025, 51, 100]] });
  for (const url of ['2026/44/1?weeks=2', '2026/46/9', '2025/53/1', '4294967295/1/1'])
    expect(await get(`/history/${url}`)).toBe('404 SELLER_NOT_FOUND');
});

test('publishing or replacing any week that was read makes a response stale at once', async () => {
  const [comparison, history] = ['/compare/2026/46/1', '/history/2026/46/1?weeks=4'];
  for (const url of [comparison, comparison, history, history]) await get(url);
  expect(queries).toHaveLength(2);
  await publish(2026, 45, 200);
  expect(await get(comparison)).toMatchObject({ revenueBefore: 200 });
  expect(await get(history)).toMatchObject({
    weeks: [
      [2026, 45, 200],
      [2026, 46, 400],
    ],
  });
  await publish(2026, 44, 300);
  expect(await get(history)).toMatchObject({
    weeks: [
      [2026, 44, 300],
      [2026, 45, 200],
      [2026, 46, 400],
    ],
  });
});

test('the published weeks directly before are read with the week itself, including a newly added one at once', async () => {
  const first = [2025, 51, 47, 100];
  const last = [
    [2026, 45, 1, 300],
    [2026, 46, 0, 400],
  ];
  expect(await get('/recent/2026/46/1')).toEqual({ weeks: [first, ...last] });
  await publish(2026, 44, 200);
  expect(await get('/recent/2026/46/1')).toEqual({ weeks: [first, [2026, 44, 2, 200], ...last] });
});

test('only the damaged week before is refused; there is then no default week before', async () => {
  const part = `${snapshots.get(300)}_1_1_0`;
  run = () =>
    Promise.reject(
      new ClickHouseError({
        message: `while reading from part store/${part}/`,
        code: '40',
        type: 'CORRUPTED_DATA',
      }),
    );
  expect(await get('/compare/2026/46/1')).toBe('500 INTERNAL_SERVER_ERROR');
  expect((await servedWeeks.listDamaged()).map(({ weekNumber }) => weekNumber)).toEqual([45]);
  run = (query, encoding) => analytics.runReport(query, encoding);
  expect(await get('/compare/2026/46/1')).toMatchObject({ against: null, revenue: 400 });
  expect(await get('/compare/2026/46/1?against=2026-W45')).toBe('500 INTERNAL_SERVER_ERROR');
  expect(await get('/history/2026/46/1?weeks=4')).toMatchObject({ weeks: [[2026, 46, 400]] });
});
