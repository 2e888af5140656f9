import * as z from 'zod/mini';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@vitrina/contract';
import { expect, onTestFinished, test } from 'vitest';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { buildMarket } from '../../../test/market.ts';
import { recordWeek } from '../../../test/record-week.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import { reportTables } from '../../analytics/schema/tables.ts';
import { createManifest } from '../../analytics/snapshot/manifest.ts';
import { readConfig } from '../../config.ts';
import { sellerReports } from '../../seller/reports.ts';
import { publishWeeks } from '../../store/published-weeks.ts';
import { openStore } from '../../store/store.ts';
import { registerEndpoints } from '../../server/endpoints/register-endpoints.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { createReportHandlers } from '../../server/reports/report-handlers.ts';
import { openServedWeeks } from '../../served-weeks/served-weeks.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { createLog } from '../../server/http/log.ts';

/** Changes the files of a snapshot's sellers under the running engine. */
async function damageSellers(
  analytics: Analytics,
  snapshot: number,
  damage: (file: string) => Promise<void>,
): Promise<void> {
  const parts = await readRows(
    analytics,
    z.object({ path: z.string() }),
    "SELECT path FROM system.parts WHERE active AND table = 'seller' AND partition = {partition:String}",
    { partition: String(snapshot) },
  );
  for (const { path } of parts) {
    const files = (await readdir(path)).filter((file) => file.endsWith('.bin'));
    for (const file of files) await damage(join(path, file));
  }
}

/** Serves reports about sellers of two published weeks, whose first seller has other prices. */
async function serveTwoWeeks() {
  const [analytics, store] = [await openTestAnalytics(), openStore(':memory:')];
  onTestFinished(async () => {
    await store.close();
    await analytics.close();
  });
  for (const weekNumber of [45, 46]) {
    const { snapshot } = await buildMarket(analytics, [
      { seller_id: 1, price: weekNumber },
      { seller_id: 2, product_id: 2 },
    ]);
    const manifest = await createManifest(analytics, snapshot, reportTables);
    await publishWeeks(store, [recordWeek({ weekNumber, snapshot }, manifest)], { removeDemo: false });
  }
  const servedWeeks = openServedWeeks(store, analytics);
  const app = createHttpServer(readConfig({ NODE_ENV: 'production' }), createLog({ write: () => undefined }));
  const sources = { analytics, servedWeeks, checkResponses: true, cacheBytes: 1_000_000 };
  const handlers = createReportHandlers(sources)<typeof contract.seller>(sellerReports);
  registerEndpoints(app, contract.seller, handlers, { authorize: async () => null, checkResponses: true });
  const getStatus = async (weekNumber: number, sellerId: number) =>
    (await app.inject(`/api/report/seller-info/2026/${weekNumber}/${sellerId}`)).statusCode;
  return { analytics, servedWeeks, getStatus };
}

test.each<[string, (file: string) => Promise<void>]>([
  ['truncated', (file) => truncate(file, 10)],
  ['deleted', (file) => rm(file)],
])('the first report over %s files takes its week out, and no other', async (_, damage) => {
  const { analytics, servedWeeks, getStatus } = await serveTwoWeeks();
  const week = (await servedWeeks.read()).find(2026, 46);
  expect(await servedWeeks.list()).toHaveLength(2);
  await damageSellers(analytics, week?.snapshot ?? 0, damage);
  expect(await getStatus(46, 1)).toBe(500);
  expect(await servedWeeks.list()).toMatchObject([{ weekNumber: 45 }]);
  expect(await getStatus(45, 1)).toBe(200);
});

test('intact files of another week in place of its own are not served', async () => {
  const { analytics, servedWeeks, getStatus } = await serveTwoWeeks();
  expect([await getStatus(45, 1), await getStatus(46, 1)]).toEqual([200, 200]);
  const weeks = await servedWeeks.read();
  const [week, other] = [weeks.find(2026, 46), weeks.find(2026, 45)];
  const contents: Buffer[] = [];
  await damageSellers(analytics, other?.snapshot ?? 0, async (file) => {
    contents.push(await readFile(file));
  });
  await damageSellers(analytics, week?.snapshot ?? 0, (file) =>
    writeFile(file, contents.shift() ?? Buffer.alloc(0)),
  );
  expect(await getStatus(45, 2)).toBe(200);
  expect(await getStatus(46, 2)).toBe(500);
  expect(await servedWeeks.list()).toMatchObject([{ weekNumber: 45 }]);
  expect(await servedWeeks.verify('contents')).toMatchObject([{ weekNumber: 46 }]);
});
