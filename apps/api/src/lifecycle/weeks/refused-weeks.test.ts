import { ClickHouseError } from '@clickhouse/client';
import { contract } from '@vitrina/contract';
import { expect, onTestFinished, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { buildMarket } from '../../../test/market.ts';
import { recordWeek } from '../../../test/record-week.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import { createTables, reportTables } from '../../analytics/schema/tables.ts';
import { appendToLog } from '../../analytics/snapshot/snapshot-log.ts';
import { createManifest } from '../../analytics/snapshot/manifest.ts';
import { readConfig } from '../../config.ts';
import { checkHealth } from '../../health/check-health.ts';
import { listPeriods } from '../../period/list.ts';
import { sellerReports } from '../../seller/reports.ts';
import { openStore } from '../../store/store.ts';
import { listPublishedWeeks, publishWeeks } from '../../store/published-weeks.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { openServedWeeks } from '../../served-weeks/served-weeks.ts';
import { registerEndpoints } from '../../server/endpoints/register-endpoints.ts';
import { createReportHandlers } from '../../server/reports/report-handlers.ts';
import { createLog } from '../../server/http/log.ts';

const snapshots: number[] = [];

const offers = [{ seller_id: 1 }, { seller_id: 2, product_id: 2 }];

const analytics = await closeAfterAll(openTestAnalytics());
const store = await closeAfterAll(openStore(':memory:'));
for (const weekNumber of [45, 46]) {
  const { snapshot } = await buildMarket(analytics, offers);
  snapshots.push(snapshot);
  const manifest = await createManifest(analytics, snapshot, reportTables);
  await publishWeeks(store, [recordWeek({ weekNumber, snapshot }, manifest)], { removeDemo: false });
}

const serve = (
  servedWeeks: ReturnType<typeof openServedWeeks>,
  engine: Analytics = analytics,
  write: (line: string) => void = () => undefined,
) => {
  const app = createHttpServer(readConfig({ NODE_ENV: 'production' }), createLog({ write }));
  const sources = { analytics: engine, servedWeeks, checkResponses: true, cacheBytes: 1_000_000 };
  const handlers = createReportHandlers(sources)<typeof contract.seller>(sellerReports);
  registerEndpoints(app, contract.seller, handlers, { authorize: async () => null, checkResponses: true });
  return app;
};

/** Opens an app database with two weeks that `change` has modified, and verifies them. */
async function openChanged(change: string) {
  const changed = openStore(':memory:');
  onTestFinished(() => changed.close());
  await publishWeeks(changed, await listPublishedWeeks(store), { removeDemo: false });
  for (const sql of change.split(';'))
    await changed.db.executeQuery({ sql, parameters: [], query: {} } as never);
  const servedWeeks = openServedWeeks(changed, analytics);
  return { servedWeeks, damaged: (await servedWeeks.verify('rows')).map(({ weekNumber }) => weekNumber) };
}

test.each([
  [
    'two exchanged weeks',
    'UPDATE published_weeks SET week_number = 99 WHERE week_number = 45; UPDATE published_weeks SET week_number = 45 WHERE week_number = 46; UPDATE published_weeks SET week_number = 46 WHERE week_number = 99',
    [46, 45],
  ],
  ['a changed week', 'UPDATE published_weeks SET week_number = 44 WHERE week_number = 45', [44]],
  ['a changed snapshot', 'UPDATE published_weeks SET snapshot = 99 WHERE week_number = 45', [45]],
  [
    'a truncated manifest',
    'UPDATE published_weeks SET manifest = substr(manifest, 1, 50) WHERE week_number = 45',
    [45],
  ],
  ['an empty manifest', "UPDATE published_weeks SET manifest = '' WHERE week_number = 45", [45]],
  [
    'a changed time of publication',
    "UPDATE published_weeks SET published_at = '2026-01-01T00:00:00.000Z' WHERE week_number = 45",
    [45],
  ],
  ['a real week made a demo', 'UPDATE published_weeks SET is_demo = 1 WHERE week_number = 45', [45]],
])('refuses %s of the app database: out of the periods, 500, named by health', async (_, change, refused) => {
  const { servedWeeks, damaged } = await openChanged(change);
  expect(damaged).toEqual(refused);
  const app = serve(servedWeeks);
  for (const weekNumber of refused)
    expect((await app.inject(`/api/report/seller-info/2026/${weekNumber}/1`)).statusCode).toBe(500);
  const names = refused.map((weekNumber) => `2026-W${weekNumber}`).join(', ');
  expect(await checkHealth(analytics, servedWeeks)).toEqual({
    ok: false,
    message: expect.stringContaining(`Повреждены и не показываются недели: ${names}.`),
  });
});

test('refuses a week whose digest in the engine is another one', async () => {
  await createTables(analytics);
  const [week] = await listPublishedWeeks(store);
  if (!week) throw new Error('No week is published');
  await appendToLog(analytics, 'published', 'test', [{ ...week, digest: '0'.repeat(64) }]);
  const servedWeeks = openServedWeeks(store, analytics);
  expect((await servedWeeks.verify('rows')).map(({ weekNumber }) => weekNumber)).toEqual([46]);
  await analytics.command('TRUNCATE TABLE snapshot_log');
});

test('stops serving a week at its first failed read, and logs it once an hour', async () => {
  let now = 0;
  const lines: string[] = [];
  const broken = {
    ...analytics,
    runReport: () =>
      Promise.reject(new ClickHouseError({ message: 'x', code: '40', type: 'CHECKSUM_DOESNT_MATCH' })),
  };
  const servedWeeks = openServedWeeks(store, analytics, () => now);
  const app = serve(servedWeeks, broken, (line) => lines.push(line));
  const get = async (weekNumber: number) =>
    (await app.inject(`/api/report/seller-info/2026/${weekNumber}/1`)).statusCode;
  expect(await listPeriods(servedWeeks)).toMatchObject({
    reportPeriods: [{ weekNumber: 46 }, { weekNumber: 45 }],
  });
  expect([await get(46), await get(46), await get(46)]).toEqual([500, 500, 500]);
  expect(await listPeriods(servedWeeks)).toMatchObject({ reportPeriods: [{ weekNumber: 45 }] });
  expect((await checkHealth(analytics, servedWeeks)).message).toContain('не показываются недели: 2026-W46');
  const named = () => lines.filter((line) => line.includes('2026-W46'));
  expect((await servedWeeks.read()).listEarlier({ year: 2026, weekNumber: 47 })).toEqual([]);
  expect(named()).toHaveLength(1);
  expect(named()[0]).not.toContain('stack');
  now = 60 * 60 * 1000;
  await get(46);
  expect(named()).toHaveLength(2);
  await servedWeeks.verify('contents');
  expect(await listPeriods(servedWeeks)).toMatchObject({
    reportPeriods: [{ weekNumber: 46 }, { weekNumber: 45 }],
  });
});
