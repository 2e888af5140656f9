import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordWeek } from '../../test/record-week.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { readConfig } from '../config.ts';
import { registerProbes } from './probes.ts';
import type { StateSources } from './state.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import { createLog } from '../server/http/log.ts';

const week = recordWeek({ weekNumber: 46, snapshot: 1 });
let problem: string | undefined;
let served = [week];
let isStoreAway = false;
let isReadOnly = false;
const sources: StateSources = {
  analytics: { isOwn: true, problem: () => problem, restartCount: () => 2, rows: async () => [] },
  servedWeeks: {
    list: async () => {
      if (isStoreAway) throw new StoreUnavailable(new Error('ECONNREFUSED'));
      return served;
    },
    listDamaged: async () => [week],
    listOutdated: async () => [
      { week, failure: undefined },
      { week, failure: new Error('damaged') },
      { week, failure: undefined },
    ],
  },
  checkWritable: async () => {
    if (isReadOnly) throw new StoreUnavailable(new Error('attempt to write a readonly database'));
  },
  alarms: { limitForAll: 3 },
  dataDir: '.',
};

const config = readConfig({ NODE_ENV: 'production', METRICS_TOKEN: 'a token of 16 characters' });
const app = createHttpServer(config, createLog({ write: () => undefined }));
beforeAll(() => registerProbes(app, config, sources));
afterAll(() => app.close());

const getMetrics = (token: string) =>
  app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });

test('is ready while a week is served and the engine runs', async () => {
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  problem = 'The engine starts again';
  const down = await app.inject('/readyz');
  expect([down.statusCode, down.body]).toEqual([503, 'The engine starts again']);
  expect((await app.inject('/livez')).statusCode).toBe(200);
  problem = undefined;
  served = [];
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  served = [week];
});

test('metrics need the token, in the OpenMetrics format', async () => {
  expect((await getMetrics('another token of 16')).statusCode).toBe(401);
  expect((await app.inject('/metrics')).statusCode).toBe(401);
  const { statusCode, headers, body } = await getMetrics('a token of 16 characters');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/openmetrics-text/);
  expect(body).toMatch(/# EOF\n$/);
  expect(body).toContain('vitrina_weeks{state="served"} 1');
  expect(body).toContain('vitrina_weeks{state="refused"} 1');
  expect(body).toContain('vitrina_weeks{state="upgrading"} 2');
  expect(body).toContain('vitrina_weeks{state="not upgraded"} 1');
  expect(body).toContain('vitrina_engine_restarts 2');
  expect(body).toContain('vitrina_sign_in_alarms{name="limitForAll"} 3');
  expect(body).toMatch(/vitrina_newest_week_age_seconds \d+/);
  expect(body).toMatch(/duration_seconds_count\{endpoint="\/readyz",method="GET",status="503"\} 2/);
});

test.each(['alerts.yml', 'dashboard.json'])('each metric of the shipped %s is printed', async (file) => {
  const rules = await readFile(new URL(`../../docs/monitoring/${file}`, import.meta.url), 'utf8');
  const used = new Set(
    rules.match(/\bvitrina_\w+/g)?.map((name) => name.replace(/_(?:total|count|bucket)$/, '')),
  );
  const { body } = await getMetrics('a token of 16 characters');
  const printed = new Set(Array.from(body.matchAll(/^# TYPE (\w+) /gm), ([, name]) => name));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !printed.has(name))).toEqual([]);
});

test('the alert on weeks that are gone reads the state that is printed', async () => {
  const rules = await readFile(new URL('../../docs/monitoring/alerts.yml', import.meta.url), 'utf8');
  const [, selector = ''] = /expr: (vitrina_weeks\{[^}]+\}) == 0\n/.exec(rules) ?? [];
  served = [];
  const { body } = await getMetrics('a token of 16 characters');
  served = [week];
  expect(body).toContain(`\n${selector} 0\n`);
});

test('without the app database the metrics report it and everything else known, and the server is not ready', async () => {
  isStoreAway = true;
  const { statusCode, body } = await getMetrics('a token of 16 characters');
  const ready = await app.inject('/readyz');
  isStoreAway = false;
  expect([ready.statusCode, ready.body]).toEqual([503, 'The app database cannot be used']);
  expect(statusCode).toBe(200);
  expect(body).toContain('vitrina_app_database_up 0');
  expect(body).toContain('vitrina_engine_up 1');
  expect(body).not.toMatch(/^vitrina_(weeks|newest_week_age_seconds)\b/m);
  expect((await getMetrics('a token of 16 characters')).body).toContain('vitrina_app_database_up 1');
});

/** Registers the probes of a server with these sources. */
const openProbes = async (given: Partial<StateSources>) => {
  const lines: string[] = [];
  const own = createHttpServer(config, createLog({ write: (line: string) => void lines.push(line) }));
  registerProbes(own, config, { ...sources, ...given });
  await own.ready();
  const read = async () => {
    const metrics = await own.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token of 16 characters' },
    });
    const ready = await own.inject('/readyz');
    return { metrics: [metrics.statusCode, metrics.body], ready: [ready.statusCode, ready.body], lines };
  };
  return { read, close: () => own.close() };
};

test('an app database that cannot be written is not up', async () => {
  isReadOnly = true;
  const probes = await openProbes({});
  const { metrics, ready } = await probes.read();
  isReadOnly = false;
  await probes.close();
  expect(ready).toEqual([503, 'The app database cannot be written']);
  expect(metrics[1]).toContain('vitrina_app_database_up 0');
  expect(metrics[1]).toContain('vitrina_weeks{state="served"} 1');
});

test('a ClickHouse server that does not respond is waited for once by a scrape and the probe after it', async () => {
  const rows = vi.fn(() => new Promise<never>(() => undefined));
  const analytics = { isOwn: false, problem: () => undefined, restartCount: () => 0, rows };
  const probes = await openProbes({ analytics });
  const { metrics, ready } = await probes.read();
  await probes.close();
  expect(metrics[1]).toContain('vitrina_engine_up 0');
  expect(ready).toEqual([503, 'The ClickHouse server does not respond']);
  expect(rows).toHaveBeenCalledOnce();
});

test('an unreadable metric is omitted and named in the log, and the others are scraped', async () => {
  const probes = await openProbes({ dataDir: '/nowhere/at/all' });
  const { metrics, lines } = await probes.read();
  await probes.close();
  expect(metrics[0]).toBe(200);
  expect(metrics[1]).toContain('vitrina_engine_up 1');
  expect(metrics[1]).not.toMatch(/^vitrina_data_disk_bytes/m);
  expect(lines.join('')).toContain('the metric vitrina_data_disk_bytes could not be read');
});

test('without a token and a port there are no metrics', async () => {
  const plain = readConfig({ NODE_ENV: 'production' });
  const bare = createHttpServer(plain, createLog({ write: () => undefined }));
  registerProbes(bare, plain, sources);
  expect((await bare.inject('/metrics')).statusCode).toBe(404);
  await bare.close();
});
