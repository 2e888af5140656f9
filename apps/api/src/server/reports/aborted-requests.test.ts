import * as z from 'zod/mini';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { contract } from '@vitrina/contract';
import { afterAll, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { recordWeek } from '../../../test/record-week.ts';
import { readConfig } from '../../config.ts';
import { sellerReports } from '../../seller/reports.ts';
import { openStore } from '../../store/store.ts';
import { publishWeeks } from '../../store/published-weeks.ts';
import { createHttpServer } from '../http/http-server.ts';
import { openServedWeeks } from '../../served-weeks/served-weeks.ts';
import { registerEndpoints } from '../endpoints/register-endpoints.ts';
import { createReportHandlers } from './report-handlers.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { createLog } from '../http/log.ts';

/** A report whose query takes minutes. */
const endless = {
  ...sellerReports.info,
  sql: `SELECT sum(sipHash64(number, {snapshot:UInt32}, 'endless')) AS sellerInfo FROM numbers(1000000000000)`,
};

let abortCount = 0;

const analytics = await closeAfterAll(openTestAnalytics());
const store = await closeAfterAll(openStore(':memory:'));
await publishWeeks(store, [recordWeek({ weekNumber: 46, snapshot: 1 })], { removeDemo: false });
const app = createHttpServer(readConfig({ NODE_ENV: 'production' }), createLog({ write: () => undefined }));
afterAll(() => app.close());
app.addHook('onRequestAbort', (_, done) => {
  abortCount += 1;
  done();
});
const servedWeeks = openServedWeeks(store, analytics);
const sources = { analytics, servedWeeks, checkResponses: false, cacheBytes: 1_000_000 };
const handlers = createReportHandlers(sources)<Pick<typeof contract.seller, 'info'>>({ info: endless });
registerEndpoints(app, { info: contract.seller.info }, handlers, {
  authorize: async () => null,
  checkResponses: false,
});
await app.listen({ port: 0, host: '127.0.0.1' });

const running = async () => {
  const sqlText =
    "SELECT count() AS n FROM system.processes WHERE query LIKE '%endless%' AND query NOT LIKE '%processes%'";
  const [row] = await readRows(analytics, z.object({ n: z.number() }), sqlText);
  return row?.n;
};
const sendRequest = (): Socket => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /api/report/seller-info/2026/46/1 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return socket;
};
const soon = { timeout: 5000 };

test('stops the query of a report when its last caller disconnects', async () => {
  const [first, second] = [sendRequest(), sendRequest()];
  await expect.poll(running, soon).toBe(1);
  first.destroy();
  await expect.poll(() => abortCount, soon).toBe(1);
  // A kill would reach the engine before most of these queries.
  for (let question = 0; question < 20; question += 1) expect(await running()).toBe(1);
  second.destroy();
  await expect.poll(running, soon).toBe(0);
});

test(
  'responds with 503 to a report that takes longer than 8 s, and stops its query',
  { timeout: 30_000 },
  async () => {
    const answer = await app.inject('/api/report/seller-info/2026/46/1');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBe('5');
    await expect.poll(running, soon).toBe(0);
  },
);
