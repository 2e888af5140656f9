import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changeRows } from './change-body.ts';
import { type Fault, serveFixture } from './fixture-server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs the command; returns its exit code and output. */
const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [main, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

async function runAgainst(fault: Fault) {
  const server = await serveFixture(fault);
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-conformance-'));
  const file = join(folder, 'report.xml');
  const result = await run('--url', `${server.url}/`, '--seed', '5', '--junit', file);
  const report = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  await server.close();
  return { ...result, report };
}

test('exits with 0 for a conforming server and lists what was not checked', async () => {
  const { code, output, report } = await runAgainst({});
  expect(output).toContain('0 findings');
  expect(output).toContain('not checked: sessions');
  expect(report).toMatch(/<testsuite name="conformance" tests="\d+" failures="0">/);
  expect(code).toBe(0);
});

test('exits with 1 for a finding and names the endpoint, the rule, both values and the request', async () => {
  const { code, output, report } = await runAgainst(
    changeRows(['seller.info'], (row) => ({ ...row, averagePrice: 1 })),
  );
  expect(code).toBe(1);
  expect(output).toContain('✗ seller.info: averagePrice is revenue / salesCount');
  expect(output).toMatch(/expected sellerId \d+: averagePrice \d+/);
  expect(output).toMatch(/actual   sellerId \d+: averagePrice 1/);
  expect(output).toMatch(
    /curl -i -X GET 'http:\/\/127\.0\.0\.1:\d+\/api\/report\/seller-info\/2026\/4\d\/\d+'/,
  );
  expect(report).toContain('<failure message="seller.info: expected');
});

test('reports an unreachable server as one finding', async () => {
  const server = await serveFixture();
  await server.close();
  const { code, output } = await run('--url', server.url);
  expect(output).toContain('1 finding,');
  expect(output).toContain('ECONNREFUSED');
  expect(code).toBe(1);
});

test.each([
  [],
  ['--url', 'nowhere'],
  ['--url', 'http://a.kz', '--email', 'a@b.kz'],
  ['--url', 'http://a.kz', '--seed', 'x'],
  ['--url', 'http://a.kz', '--runs', '0'],
  ['--url', 'http://a.kz', '--profile', 'find'],
  ['--url', 'http://a.kz', '--profile', 'core,finds'],
])('exits with 2 and the usage for a wrong command line (%s)', async (...args) => {
  const { code, output } = await run(...args);
  expect(code).toBe(2);
  expect(output).toContain('pnpm conformance --url URL');
});
