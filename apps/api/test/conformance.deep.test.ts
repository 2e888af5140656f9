import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConformance } from '@vitrina/conformance';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { publishWeeks } from '../src/store/published-weeks.ts';
import { toEngineOffer } from './oracle/engine-offer.ts';
import { createRandomMarket, type Recipe } from '@vitrina/conformance/market/random-market.ts';
import { freePort, startServer } from './server-process.ts';
import { openTestApi } from './test-api.ts';

const usual: Recipe = { seed: '', offers: 900, unsold: 0.35, noBrand: 0.2, rated: true, extremes: false };

const marketOf = (recipe: Partial<Recipe>) => createRandomMarket({ ...usual, ...recipe }).map(toEngineOffer);

async function findingsOf(weeks: Parameters<typeof openTestApi>[0]) {
  const api = await openTestApi(weeks);
  try {
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const codes = { watch: async (email: string) => async () => api.codeFor(email) };
    return await checkConformance({ url, signIn: { email: 'aigerim@example.kz', codes } });
  } finally {
    await api.close();
  }
}

test('has no findings about the api on random markets', async () => {
  const weeks = {
    46: marketOf({ seed: 'conformance' }),
    45: marketOf({ seed: 'week before', extremes: true }),
  };
  expect(await findingsOf(weeks)).toMatchObject({ findings: [], skipped: [] });
}, 400_000);

/** Publishes a demo week without its tables, as after an upgrade. */
async function publishOldDemo(folder: string): Promise<void> {
  const store = openStore(join(folder, 'vitrina.sqlite'));
  const old = {
    year: 2026,
    weekNumber: 46,
    snapshot: 1,
    isDemo: true,
    contentHash: '/1',
    manifest: '{}',
    digest: '',
  };
  await publishWeeks(store, [{ ...old, publishedAt: '2026-11-16T01:40:00.000Z' }], { removeDemo: false });
  await store.close();
}

test('has no findings about a started server that rebuilds a demo market of an earlier version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-demo-'));
  await publishOldDemo(folder);
  const port = String(await freePort());
  const server = startServer({ DATA_DIR: folder, PORT: port, DEMO: 'on', NODE_ENV: 'production' });
  onTestFinished(async () => {
    server.process.kill();
    await server.exit;
    await rm(folder, { recursive: true });
  });
  await server.ready;
  // All parts run on random markets; a started server of many weeks is asked for its weeks, and across them.
  const parts = ['health', 'week', 'sellers', 'histories', 'movers', 'entry', 'unknown', 'repeats'] as const;
  expect(await checkConformance({ url: `http://127.0.0.1:${port}`, parts })).toMatchObject({
    findings: [],
    skipped: [],
  });
}, 600_000);
