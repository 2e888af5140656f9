import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineMissing } from './errors.ts';
import type * as starting from './start-server.ts';
import { type StartedEngine, startEngine } from './start-server.ts';

let dataDir: string;
let engine: StartedEngine;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chdb-server-'));
  const tcp = { port: 0, user: 'reader', password: 'secret' };
  engine = await startEngine(dataDir, { database: 'market', tcp });
});
afterAll(async () => {
  engine.release();
  await engine.ended;
  await rm(dataDir, { recursive: true, force: true });
});

const send = (
  params: Record<string, string>,
  body?: string | FormData,
  password = 'secret',
  headers: Record<string, string> = {},
) =>
  fetch(
    `http://127.0.0.1:${engine.port}/?${new URLSearchParams({ database: 'market', ...params }).toString()}`,
    {
      method: 'POST',
      headers: { ...headers, authorization: `Basic ${Buffer.from(`reader:${password}`).toString('base64')}` },
      ...(body !== undefined && { body }),
    },
  );

test('runs a statement with parameters and settings', async () => {
  const response = await send(
    { param_n: '7', default_format: 'JSONEachRow', max_threads: '1' },
    'SELECT {n:UInt8} AS n',
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('{"n":7}\n');
});

test('takes a statement and its parameters as a form', async () => {
  const fields = { query: 'SELECT length({ids:Array(UInt32)}), {text:String}', param_text: 'Привет\\n' };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('param_ids', JSON.stringify(Array.from({ length: 10_000 }, () => 4_294_967_295)));
  const response = await send({}, form);
  expect(await response.text()).toBe('10000\tПривет\\n\n');
});

test('refuses a form with a file and a form that is cut', async () => {
  const form = new FormData();
  form.set('query', new Blob(['SELECT 1']));
  expect(await (await send({}, form)).text()).toContain('NOT_IMPLEMENTED');
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await send({}, '--b\r\nContent-Disp', 'secret', headers)).status).toBe(500);
});

test('runs a statement in the database and with the settings of its own call, whatever ran before', async () => {
  await send({}, 'CREATE DATABASE bazaar ENGINE = Atomic');
  const calls = [
    ['market', '7'],
    ['market', '8'],
    ['bazaar', '7'],
    ['market', '7'],
  ] as const;
  for (const [database, max_block_size] of calls) {
    const response = await send(
      { database, max_block_size },
      `SELECT currentDatabase(), getSetting('max_block_size')`,
    );
    expect(await response.text()).toBe(`${database}\t${max_block_size}\n`);
  }
  expect(await (await send({}, `SELECT getSetting('max_block_size') < 9`)).text()).toBe('0\n');
});

test('inserts the rows of a body of any size', async () => {
  await send({}, 'CREATE TABLE offer (id UInt32, title String) ENGINE = MergeTree ORDER BY id');
  const rows = (count: number) => Array.from({ length: count }, (_, id) => `${id},offer ${id}\n`).join('');
  for (const count of [3, 50_000]) {
    const insert = 'INSERT INTO offer FORMAT CSV';
    expect((await send({ query: insert }, rows(count))).status).toBe(200);
    expect((await send({}, `${insert}\n${rows(count)}`)).status).toBe(200);
  }
  expect(await (await send({}, 'SELECT count(), max(title) FROM offer')).text()).toBe('100006\toffer 9999\n');
});

test('inserts the rows behind a statement of several parts of a body', async () => {
  await send({}, 'CREATE TABLE text (title String) ENGINE = MergeTree ORDER BY title');
  const spaces = ' '.repeat(100_000);
  const insert = `INSERT INTO text SELECT concat(t, 'Қазақ') ${spaces} FROM input('t String') FORMAT TSV\n`;
  expect((await send({}, `${insert}FORMAT CSV\nПривет \n`)).status).toBe(200);
  expect(await (await send({}, 'SELECT title FROM text')).text()).toBe('FORMAT CSVҚазақ\nПривет Қазақ\n');
});

test('responds to an invalid statement as ClickHouse does', async () => {
  const response = await send({}, 'SELECT nothing FROM nowhere');
  expect(response.status).toBe(500);
  expect(response.headers.get('x-clickhouse-exception-code')).toBe('60');
  expect(await response.text()).toContain('UNKNOWN_TABLE');
});

test('denies a request without the password', async () => {
  expect((await send({}, 'SELECT 1', 'wrong')).status).toBe(403);
});

test('throws EngineMissing where chDB is not installed', async () => {
  const copy = join(dataDir, 'copy');
  cpSync(fileURLToPath(new URL('.', import.meta.url)), copy, { recursive: true });
  const { startEngine: startCopy } = (await import(join(copy, 'start-server.ts'))) as typeof starting;
  mkdirSync(join(dataDir, 'data'));
  const options = { database: 'market', socket: join(dataDir, 'engine.sock') };
  await expect(startCopy(join(dataDir, 'data'), options)).rejects.toMatchObject({ name: EngineMissing.name });
  expect(existsSync(join(dataDir, 'engine.sock'))).toBe(false);
});
