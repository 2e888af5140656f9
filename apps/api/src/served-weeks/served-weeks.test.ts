import { contract } from '@vitrina/contract';
import { expect, onTestFinished, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket } from '../../test/market.ts';
import { recordWeek } from '../../test/record-week.ts';
import { reportTables } from '../analytics/schema/tables.ts';
import { createManifest } from '../analytics/snapshot/manifest.ts';
import { readConfig } from '../config.ts';
import { isLoaded } from '../feed/publish/content-hash.ts';
import { checkHealth } from '../health/check-health.ts';
import { listPeriods } from '../period/list.ts';
import { sellerReports } from '../seller/reports.ts';
import { StoreDamaged } from '../store/store-damaged.ts';
import { openStore, type Store } from '../store/store.ts';
import { publishWeeks } from '../store/published-weeks.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { openServedWeeks } from './served-weeks.ts';
import { registerEndpoints } from '../server/endpoints/register-endpoints.ts';
import { createReportHandlers } from '../server/reports/report-handlers.ts';
import { createLog } from '../server/http/log.ts';

const snapshots: number[] = [];

const offers = [{ seller_id: 1 }, { seller_id: 2, product_id: 2 }];

const publish = async (into: Store, weekNumber: number, snapshot: number) => {
  const manifest = await createManifest(analytics, snapshot, reportTables);
  await publishWeeks(into, [recordWeek({ weekNumber, snapshot }, manifest)], { removeDemo: false });
};

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const store = await closeAfterAll(openStore(':memory:'));
for (const weekNumber of [45, 46]) {
  const { snapshot } = await buildMarket(analytics, offers);
  snapshots.push(snapshot);
  await publish(store, weekNumber, snapshot);
}

const serve = (servedWeeks: ReturnType<typeof openServedWeeks>) => {
  const app = createHttpServer(readConfig({ NODE_ENV: 'production' }), createLog({ write: () => undefined }));
  const sources = { analytics, servedWeeks, checkResponses: true, cacheBytes: 1_000_000 };
  const handlers = createReportHandlers(sources)<typeof contract.seller>(sellerReports);
  registerEndpoints(app, contract.seller, handlers, { authorize: async () => null, checkResponses: true });
  return app;
};

test('serves intact weeks, latest first', async () => {
  const servedWeeks = openServedWeeks(store, analytics);
  expect(await servedWeeks.verify('contents')).toEqual([]);
  expect(await listPeriods(servedWeeks)).toEqual({
    reportPeriods: [
      { year: 2026, weekNumber: 46 },
      { year: 2026, weekNumber: 45 },
    ],
  });
  expect(await checkHealth(analytics, servedWeeks)).toEqual({
    ok: true,
    message: 'Сервер работает. Опубликовано недель: 2.',
  });
});

test('does not serve a week with lost rows, omitted from the periods, 500 for its reports, named by health, until it is published again', async () => {
  const damaged = openStore(':memory:');
  onTestFinished(() => damaged.close());
  const { snapshot } = await buildMarket(analytics, offers);
  await publish(damaged, 45, snapshots[0] ?? 0);
  await publish(damaged, 46, snapshot);
  await analytics.command(
    'ALTER TABLE seller DELETE WHERE snapshot = {snapshot:UInt32} AND seller_id = 2',
    { snapshot },
    { mutations_sync: 2 },
  );
  const servedWeeks = openServedWeeks(damaged, analytics);
  expect((await servedWeeks.verify('rows')).map(({ weekNumber }) => weekNumber)).toEqual([46]);
  expect(await listPeriods(servedWeeks)).toEqual({ reportPeriods: [{ year: 2026, weekNumber: 45 }] });
  const app = serve(servedWeeks);
  const refused = await app.inject('/api/report/seller-info/2026/46/1');
  expect(refused.statusCode).toBe(500);
  expect(refused.json()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  expect((await app.inject('/api/report/seller-info/2026/45/1')).statusCode).toBe(200);
  expect(await checkHealth(analytics, servedWeeks)).toEqual({
    ok: false,
    message:
      'Сервер работает. Повреждены и не показываются недели: 2026-W46. Загрузите их заново. Опубликовано недель: 1.',
  });
  await publish(damaged, 46, snapshots[1] ?? 0);
  expect(await servedWeeks.listDamaged()).toEqual([]);
  expect((await serve(servedWeeks).inject('/api/report/seller-info/2026/46/1')).statusCode).toBe(200);
});

test.each([
  [
    'has no schema version',
    async (snapshot: number) => (await createManifest(analytics, snapshot, reportTables)).tables,
  ],
  ['lacks a table of this version', (snapshot: number) => createManifest(analytics, snapshot, ['seller'])],
])('does not serve a week whose manifest %s, and ingests its file again', async (_, readManifest) => {
  const content = 'a'.repeat(64);
  const [snapshot = 0] = snapshots;
  const manifest = JSON.stringify(await readManifest(snapshot));
  const earlier = openStore(':memory:');
  onTestFinished(() => earlier.close());
  const week = recordWeek({ weekNumber: 45, snapshot, contentHash: `${content}/1`, manifest });
  await publishWeeks(earlier, [week], { removeDemo: false });
  const servedWeeks = openServedWeeks(earlier, analytics);
  expect(await servedWeeks.verify('rows')).toEqual([week]);
  expect(await listPeriods(servedWeeks)).toEqual({ reportPeriods: [] });
  expect(await checkHealth(analytics, servedWeeks)).toEqual({
    ok: false,
    message:
      'Сервер работает. Собраны прежней версией и не показываются недели: 2026-W45. Загрузите их заново. Нет ни одной опубликованной недели.',
  });
  expect(await isLoaded(analytics, content, [week])).toBe(false);
});

test('lists no periods without a published week', async () => {
  const empty = openStore(':memory:');
  const servedWeeks = openServedWeeks(empty, analytics);
  expect(await listPeriods(servedWeeks)).toEqual({ reportPeriods: [] });
  expect(await checkHealth(analytics, servedWeeks)).toEqual({
    ok: true,
    message: 'Сервер работает. Нет ни одной опубликованной недели.',
  });
  await empty.close();
});

test('health reports an unavailable engine', async () => {
  const gone = { ...analytics, rows: () => Promise.reject(new Error('gone')) };
  expect(await checkHealth(gone, openServedWeeks(store, gone))).toEqual({
    ok: false,
    message: expect.stringContaining('отчёты пока недоступны: движок перезапускается'),
  });
});

test('health is not well with a damaged app database', async () => {
  const listDamaged = () => Promise.reject(new StoreDamaged(new Error('malformed')));
  const health = await checkHealth(analytics, { ...openServedWeeks(store, analytics), listDamaged });
  expect(health).toEqual({ ok: false, message: expect.stringContaining('Повреждена база приложения') });
});
