import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAnalytics, type TestAnalytics } from '../../../test/clickhouse.ts';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import { openStore, type Store } from '../../store/store.ts';
import { prepareWeeks } from './prepare-weeks.ts';
import { openServedWeeks } from './served-weeks.ts';

let analytics: TestAnalytics;
let store: Store;
beforeAll(async () => {
  analytics = await openTestAnalytics();
  store = openStore(':memory:');
});
afterAll(async () => {
  await store.close();
  await analytics.close();
});

/** Makes a server's weeks ready on an engine that is gone for the first so many questions; what the log says. */
const readied = async (gone: number, failure: Error) => {
  const said: string[] = [];
  const log = { warn: () => said.push('warning'), error: () => said.push('error') };
  let left = gone;
  const rows: typeof analytics.rows = (...asked) => {
    left -= 1;
    return left < 0 ? analytics.rows(...asked) : Promise.reject(failure);
  };
  const shaky = { ...analytics, rows };
  const config = { demo: false, dataDir: analytics.options.dataDir };
  const sources = { analytics: shaky, store, close: () => Promise.resolve() };
  await prepareWeeks(
    config,
    sources,
    openServedWeeks(store, shaky),
    log as never,
    new AbortController().signal,
  );
  return said;
};

test('a start on which the engine is killed makes its weeks ready once the engine is there again', async () => {
  expect(await readied(2, new AnalyticsUnavailable('The analytics engine is starting again'))).toEqual([
    'warning',
    'warning',
  ]);
  expect(await analytics.rows('SELECT count() AS weeks FROM week')).toEqual([{ weeks: 0 }]);
});

test('what no patience mends is told at once', async () => {
  expect(await readied(1, new Error('No room on the disk'))).toEqual(['error']);
});
