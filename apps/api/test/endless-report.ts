import * as z from 'zod/mini';
import { contract } from '@vitrina/contract';
import { readRows } from '../src/analytics/read-rows.ts';
import { readConfig } from '../src/config.ts';
import { sellerReports } from '../src/seller/reports.ts';
import { registerEndpoints } from '../src/server/endpoints/register-endpoints.ts';
import { createHttpServer } from '../src/server/http/http-server.ts';
import { createLog } from '../src/server/http/log.ts';
import { createReportHandlers } from '../src/server/reports/report-handlers.ts';
import { openServedWeeks } from '../src/served-weeks/served-weeks.ts';
import { publishWeeks } from '../src/store/published-weeks.ts';
import { openStore } from '../src/store/store.ts';
import { openTestAnalytics } from './clickhouse.ts';
import { recordWeek } from './record-week.ts';

/** A report whose query takes minutes. */
const endless = {
  ...sellerReports.info,
  sql: `SELECT sum(sipHash64(number, {snapshot:UInt32}, 'endless')) AS sellerInfo FROM numbers(1000000000000)`,
};

const countRunning =
  "SELECT count() AS n FROM system.processes WHERE query LIKE '%endless%' AND query NOT LIKE '%processes%'";

/** Path of the report that takes minutes. */
export const endlessPath = '/api/report/seller-info/2026/46/1';

/** Opens a server whose only report takes minutes. */
export async function openEndlessReport() {
  const analytics = await openTestAnalytics();
  const store = openStore(':memory:');
  await publishWeeks(store, [recordWeek({ weekNumber: 46, snapshot: 1 })], { removeDemo: false });
  const app = createHttpServer(readConfig({ NODE_ENV: 'production' }), createLog({ write: () => undefined }));
  let abortCount = 0;
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
  return {
    app,
    abortCount: () => abortCount,
    /** Counts the running queries of the report. */
    running: async () => (await readRows(analytics, z.object({ n: z.number() }), countRunning))[0]?.n,
    close: async () => {
      await app.close();
      await store.close();
      await analytics.close();
    },
  };
}
