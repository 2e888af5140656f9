import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics, type TestAnalytics } from '../../../test/clickhouse.ts';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import { checkHealth } from '../../health/check-health.ts';
import { openStore } from '../../store/store.ts';
import { type PrepareWeeksDeps, prepareWeeks } from './prepare-weeks.ts';
import { openServedWeeks } from '../../served-weeks/served-weeks.ts';

const analytics = await closeAfterAll(openTestAnalytics());
const store = await closeAfterAll(openStore(':memory:'));

/** Dependencies over the test's engine, and the levels that were logged. */
function setUp(overrides: Partial<PrepareWeeksDeps> = {}, engine = analytics) {
  const levels: string[] = [];
  const lines: string[] = [];
  const log = {
    info: (line: string) => lines.push(line),
    warn: () => levels.push('warning'),
    error: () => levels.push('error'),
  };
  const deps: PrepareWeeksDeps = {
    config: { demo: false },
    sources: { analytics: engine, store, close: () => Promise.resolve() },
    servedWeeks: openServedWeeks(store, engine),
    log: log as never,
    shutdown: new AbortController().signal,
    publishDemoMarket: () => Promise.reject(new Error('not expected in this test')),
    ...overrides,
  };
  return { deps, levels, lines };
}

/** An engine whose first queries fail with this error. */
function failFirst(count: number, error: Error): TestAnalytics {
  let left = count;
  const rows: typeof analytics.rows = (...query) => {
    left -= 1;
    return left < 0 ? analytics.rows(...query) : Promise.reject(error);
  };
  return { ...analytics, rows };
}

test('retries while the engine restarts', async () => {
  const engine = failFirst(2, new AnalyticsUnavailable('The analytics engine is starting again'));
  const { deps, levels } = setUp({}, engine);
  await prepareWeeks(deps);
  expect(levels).toEqual(['warning', 'warning']);
  expect(await analytics.rows('SELECT count() AS weeks FROM week')).toEqual([{ weeks: 0 }]);
});

test('logs an error that a retry cannot fix at once', async () => {
  const { deps, levels } = setUp({}, failFirst(1, new Error('No room on the disk')));
  await prepareWeeks(deps);
  expect(levels).toEqual(['error']);
});

const MAKING = 'Создаётся демонстрационный рынок: отчёты появятся, когда он будет готов.';

test.each([
  ['published', undefined],
  ['failed', new Error('No room on the disk')],
])('terminal and health report the demo market from its start until it is %s', async (outcome, error) => {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const { deps, levels, lines } = setUp({
    config: { demo: true },
    publishDemoMarket: async () => {
      started.resolve();
      await finished.promise;
    },
  });
  const readMessage = async () => (await checkHealth(analytics, deps.servedWeeks)).message;
  expect(await readMessage()).toBe('Сервер работает. Нет ни одной опубликованной недели.');

  const preparing = prepareWeeks(deps);
  await started.promise;
  expect(lines).toEqual(['making the demo market: reports appear when it is published']);
  expect(await readMessage()).toBe(`Сервер работает. ${MAKING}`);

  if (error) finished.reject(error);
  else finished.resolve();
  await preparing;
  expect(levels).toEqual(outcome === 'failed' ? ['error'] : []);
  expect(await readMessage()).toBe('Сервер работает. Нет ни одной опубликованной недели.');
});
