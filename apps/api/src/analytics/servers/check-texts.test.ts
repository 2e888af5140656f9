import { expect, test } from 'vitest';
import { createAnalyticsStub } from '../../../test/analytics-stub.ts';
import type { ClusterServer } from '../analytics.ts';
import { createTextsCheck } from './check-texts.ts';
import { ServerAway } from './server-away.ts';

test('a server that lacks texts of a week is skipped until it has them, and queried no more than needed', async () => {
  const names = ['product_text_4096'];
  let reads = 0;
  const rows = () => {
    reads += 1;
    return Promise.resolve(names.map((name) => ({ name })));
  };
  const analytics = createAnalyticsStub({ rows });
  const server: ClusterServer = {
    shard: 1,
    host: 'server-1',
    analytics,
    runDistributed: analytics.runReport.bind(analytics),
  };
  const check = createTextsCheck({ database: 'vitrina' });
  const behind = check(server, [4096, 6144]);
  await expect(behind).rejects.toThrow('The ClickHouse server server-1 does not have product_text_6144 yet');
  await expect(behind).rejects.toBeInstanceOf(ServerAway);
  names.push('product_text_6144');
  await check(server, [4096, 6144]);
  await check(server, [6144]);
  expect(reads).toBe(2);
});
