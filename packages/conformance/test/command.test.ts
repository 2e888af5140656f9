import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changeRows } from './change-body.ts';
import { type Fault, serveFixture } from './fixture-server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs the command; answers how it ended and what it said. */
const run = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [main, ...args], (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, said: output + errors });
    });
  });

async function runAgainst(fault: Fault) {
  const server = await serveFixture(fault);
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-conformance-'));
  const file = join(folder, 'report.xml');
  const ended = await run('--url', `${server.url}/`, '--seed', '5', '--junit', file);
  const report = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  await server.close();
  return { ...ended, report };
}

test('a right server ends the command with 0, and what was not looked at is said', async () => {
  const { code, said, report } = await runAgainst({});
  expect(said).toContain('0 findings');
  expect(said).toContain('not looked at: sessions');
  expect(report).toMatch(/<testsuite name="conformance" tests="\d+" failures="0">/);
  expect(code).toBe(0);
});

test('a finding ends the command with 1 and names the call, the rule, both values and the request', async () => {
  const { code, said, report } = await runAgainst(
    changeRows(['seller.info'], (row) => ({ ...row, averagePrice: 1 })),
  );
  expect(code).toBe(1);
  expect(said).toContain('✗ seller.info: averagePrice is revenue / salesCount');
  expect(said).toMatch(/expected sellerId \d+: averagePrice \d+/);
  expect(said).toMatch(/came {5}sellerId \d+: averagePrice 1/);
  expect(said).toMatch(
    /curl -i -X GET 'http:\/\/127\.0\.0\.1:\d+\/api\/report\/seller-info\/2026\/4\d\/\d+'/,
  );
  expect(report).toContain('<failure message="seller.info: expected');
});

test('of a server that is not there, one finding says so', async () => {
  const server = await serveFixture();
  await server.close();
  const { code, said } = await run('--url', server.url);
  expect(said).toContain('1 finding,');
  expect(said).toContain('ECONNREFUSED');
  expect(code).toBe(1);
});

test.each([
  [],
  ['--url', 'nowhere'],
  ['--url', 'http://a.kz', '--email', 'a@b.kz'],
  ['--url', 'http://a.kz', '--seed', 'x'],
])('a command line that is not understood ends with 2 and says how it is used (%s)', async (...args) => {
  const { code, said } = await run(...args);
  expect(code).toBe(2);
  expect(said).toContain('pnpm conformance --url URL');
});
