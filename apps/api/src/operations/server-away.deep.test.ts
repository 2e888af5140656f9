import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { enginePids, makeDataDir } from '../../test/engine-process.ts';
import { csv, feedRow } from '../../test/feed.ts';
import { freePort, startServer } from '../../test/server-process.ts';
import { startTestServer } from '../../test/test-server.ts';

const METRICS_TOKEN = 'a token of 16 characters';

let folder: string;
/** Data directory of the engine, whose unique name identifies its process. */
let engineDir: string;
let engine: Awaited<ReturnType<typeof startTestServer>>;
let server: ReturnType<typeof startServer>;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-away-'));
  engineDir = await makeDataDir();
  engine = await startTestServer(engineDir);
  const env = { NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), CLICKHOUSE_URL: engine.url };
  await writeFile(join(folder, '45.csv'), csv([feedRow(1)]));
  expect(await runCommand(['ingest', '45.csv'], folder, env)).toMatchObject({ code: 0 });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = startServer({ ...env, METRICS_TOKEN, PORT: String(port) });
  await server.ready;
}, 120_000);
afterAll(async () => {
  server.process.kill('SIGKILL');
  await engine.stop();
  for (const made of [folder, engineDir]) await rm(made, { recursive: true, force: true });
});

const readState = async () => {
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const ready = await fetch(`${url}/readyz`);
  const [, up] = /^vitrina_engine_up (\d)$/m.exec(await metrics.text()) ?? [];
  return [ready.status, await ready.text(), up];
};

/** Longer than the five seconds within which a stopped server must be detected. */
const patient = { timeout: 20_000 };
const away = [503, 'The ClickHouse server does not respond', '0'];

test('a stopped or killed ClickHouse server is not ready, and its engine not up', async () => {
  expect(await readState()).toEqual([200, 'ok', '1']);
  const [pid, ...others] = await enginePids(engineDir);
  if (pid === undefined || others.length > 0) throw new Error('One engine has this data directory');
  process.kill(pid, 'SIGSTOP');
  await expect.poll(readState, patient).toEqual(away);
  process.kill(pid, 'SIGCONT');
  await expect.poll(readState, patient).toEqual([200, 'ok', '1']);
  process.kill(pid, 'SIGKILL');
  await expect.poll(readState, patient).toEqual(away);
}, 120_000);
