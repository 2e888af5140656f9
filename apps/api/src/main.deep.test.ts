import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, startServer } from '../test/server-process.ts';

let dataDir: string;
let port: number;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-main-'));
  port = await freePort();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}) =>
  startServer({ NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), ...env });
/** Reads the single line printed by a server that did not start. */
const readMessage = async ({ printed }: ReturnType<typeof start>): Promise<unknown> => {
  const { level, msg } = JSON.parse(await printed.errors) as Record<string, unknown>;
  expect(level).toBe(60);
  return msg;
};
const processes = () =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dataDir));
const listFiles = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true, recursive: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );

test('prints its URL, serves, creates private files and leaves no process or socket at the end', async () => {
  const server = start();
  await server.ready;
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(await health.json()).toMatchObject({ ok: true });
  for (const file of listFiles(dataDir)) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  const connection = connect(port, '127.0.0.1');
  connection.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
  await once(connection, 'data');
  server.process.kill('SIGTERM');
  expect(await server.exit).toEqual([0, null]);
  expect(processes()).toEqual([]);
  expect(existsSync(join(dataDir, 'engine.sock'))).toBe(false);
  const output = await server.printed.output;
  const lines = output.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({ level: 30, url: `http://localhost:${port}`, weeks: [], msg: 'ready' }),
  );
  expect(await server.printed.errors).toBe('');
});

test('without SMTP exactly one log line contains the code', async () => {
  const server = start();
  await server.ready;
  const post = (name: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api/auth/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const output: string[] = [];
  server.process.stdout.on('data', (part: Buffer) => void output.push(part.toString('utf8')));
  expect((await post('request-code', { email: 'anna@example.kz' })).status).toBe(200);
  await expect
    .poll(() => output.join(''), { timeout: 60_000 })
    .toMatch(/"sign-in code for anna@example\.kz: \d{6}"/);
  const code = /: (\d{6})"/.exec(output.join(''))?.[1];
  const session = await post('verify-code', { email: 'anna@example.kz', code });
  const { accessToken, refreshToken } = (await session.json()) as Record<string, string>;
  server.process.kill('SIGINT');
  await server.exit;
  const log = (await server.printed.output)
    .split('\n')
    .filter((line) => !line.includes('sign-in code for'))
    .join('\n');
  expect(log).toContain('/api/auth/verify-code');
  for (const secret of ['anna@', code, accessToken, refreshToken]) expect(log).not.toContain(secret);
});

test('responds on all keep-alive connections during shutdown', async () => {
  const server = start();
  await server.ready;
  const agent = new Agent({ keepAlive: true });
  let responseCount = 0;
  const requestHealth = async () => {
    const [response] = (await once(get({ port, path: '/api/health', agent }), 'response')) as [
      IncomingMessage,
    ];
    expect(response.statusCode).toBe(200);
    await text(response);
    responseCount += 1;
    return response.headers.connection !== 'close';
  };
  const requestUntilClosed = async () => {
    let isOpen = true;
    while (isOpen) isOpen = await requestHealth();
  };
  const callers = Promise.all(Array.from({ length: 20 }, requestUntilClosed));
  await expect.poll(() => responseCount, { timeout: 60_000 }).toBeGreaterThan(100);
  server.process.kill('SIGTERM');
  await callers;
  expect(await server.exit).toEqual([0, null]);
});

test('a second signal ends the server and its engine at once', async () => {
  const server = start();
  await server.ready;
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write(
    'POST /api/report/sellers-by-title HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  await once(slow, 'connect');
  await fetch(`http://127.0.0.1:${port}/api/health`);
  server.process.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(server.process.exitCode).toBeNull();
  server.process.kill('SIGTERM');
  expect(await server.exit).toEqual([1, null]);
  await expect.poll(processes, { timeout: 60_000 }).toEqual([]);
});

test('invalid settings end the start with one line each', async () => {
  const server = start({ PORT: 'x', TRUST_PROXY: 'true' });
  server.ready.catch(() => undefined);
  expect(await server.exit).toEqual([64, null]);
  expect(await readMessage(server)).toBe(
    'PORT is "x"; it may be a port from 1 to 65535\n' +
      'TRUST_PROXY is "true"; it may be IP addresses and CIDR ranges separated by commas, like 127.0.0.1,10.0.0.0/8',
  );
});

test('a port in use ends the start with one sentence', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const server = start();
  server.ready.catch(() => undefined);
  expect(await server.exit).toEqual([75, null]);
  expect(await readMessage(server)).toBe(
    `127.0.0.1:${port} is taken: end what listens there, or set PORT to another one.`,
  );
  expect(processes()).toEqual([]);
  other.close();
});

test('an address of another machine ends the start with one sentence', async () => {
  const server = start({ HOST: '203.0.113.1' });
  server.ready.catch(() => undefined);
  expect(await server.exit).toEqual([64, null]);
  expect(await readMessage(server)).toContain('203.0.113.1');
});

test('an unusable data directory ends the start with one sentence', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  const server = start({ DATA_DIR: join(file, 'data') });
  server.ready.catch(() => undefined);
  expect(await server.exit).toEqual([74, null]);
  expect(await readMessage(server)).toMatch(/^DATA_DIR .+ cannot be used: .+$/);
});

test('an unreachable ClickHouse server ends the start, naming the setting without its password', async () => {
  const server = start({ CLICKHOUSE_URL: `http://vitrina:secret@127.0.0.1:${await freePort()}` });
  server.ready.catch(() => undefined);
  expect(await server.exit).toEqual([69, null]);
  const message = await readMessage(server);
  expect(message).toMatch(/^CLICKHOUSE_URL 127\.0\.0\.1:\d+ cannot be used: .*$/);
  expect(message).not.toContain('secret');
});
