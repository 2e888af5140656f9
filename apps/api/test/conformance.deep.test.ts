import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkConformance } from '@vitrina/conformance';
import { createKitMarket } from '@vitrina/conformance/market/kit-market.ts';
import { writeFeed } from '@vitrina/conformance/market/write-feed.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { publishWeeks } from '../src/store/published-weeks.ts';
import { childEnvironment } from './child-environment.ts';
import { freePort, startServer } from './server-process.ts';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

/** Starts a server on a folder, which is removed at the end of the test: its data directory, unless `env` names one inside. */
async function serve(folder: string, env: Record<string, string>) {
  const port = String(await freePort());
  const server = startServer({ DATA_DIR: folder, PORT: port, ...env });
  onTestFinished(async () => {
    server.process.kill();
    await server.exit;
    await rm(folder, { recursive: true });
  });
  await server.ready;
  return { url: `http://127.0.0.1:${port}`, lines: server.lines };
}

/** Reads the codes that a server in development writes to its log. */
const readCodes = (lines: () => string) => ({
  watch: async (email: string) => {
    const from = lines().length;
    const mark = `sign-in code for ${email}: `;
    return async () => {
      for (;;) {
        const at = lines().indexOf(mark, from);
        if (at >= 0) return lines().slice(at + mark.length, at + mark.length + 6);
        await pause(20);
      }
    };
  },
});

/** Questions to each call: with more, the server's limit of uncached reports a minute is most of the time. */
const MOST_QUESTIONS = 8;

test('has no findings about a server that has loaded the kit’s own market', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-kit-'));
  const feed = createKitMarket();
  const [csv = ''] = await writeFeed(join(folder, 'market'), feed);
  const env = { ...childEnvironment, DATA_DIR: join(folder, 'data') };
  await promisify(execFile)(process.execPath, [cli, 'ingest', csv, '--max-rejects', '0'], { env });
  const { url, lines } = await serve(folder, { DATA_DIR: env.DATA_DIR });
  const signIn = { email: 'aigerim@example.kz', codes: readCodes(lines) };
  expect(await checkConformance({ url, feed, signIn, most: MOST_QUESTIONS })).toMatchObject({
    findings: [],
    skipped: [],
  });
}, 900_000);

/** The note of a run that compares no figures: nothing else may be skipped. */
const noFeed = 'the figures: no --feed says what the server has loaded';

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
  const { url } = await serve(folder, { DEMO: 'on', NODE_ENV: 'production' });
  const parts = ['health', 'unknown', 'repeats'] as const;
  expect(await checkConformance({ url, parts })).toMatchObject({ findings: [], skipped: [noFeed] });
}, 600_000);
