import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createKitMarket } from '../src/market/kit-market.ts';
import { readFeed } from '../src/market/read-feed.ts';
import { formatCsv } from '../src/market/write-feed.ts';
import { fixtureFeed } from './fixture-reports.ts';
import { type Fault, type Row, serveFixture } from './fixture-server.ts';

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
  const feed = join(folder, 'feed.csv');
  await writeFile(feed, formatCsv(fixtureFeed));
  const result = await run(
    '--url',
    `${server.url}/`,
    '--seed',
    '5',
    '--profile',
    'core',
    '--feed',
    feed,
    '--junit',
    file,
  );
  const report = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  await server.close();
  return { ...result, report };
}

test('exits with 0 for a conforming server and lists what was not checked', async () => {
  const { code, output, report } = await runAgainst({});
  expect(output).toContain('0 findings');
  expect(output).toContain('not checked: sessions');
  expect(output).not.toContain('not checked: the figures');
  expect(report).toMatch(/<testsuite name="conformance" tests="\d+" failures="0" skipped="\d+">/);
  expect(report).toMatch(/name="code-once: [^>]*><skipped /);
  expect(report).toMatch(/name="sessions: no --email[^>]*><skipped /);
  expect(code).toBe(0);
}, 300_000);

test('exits with 1 for a finding and names the endpoint, the rule, both values and the request', async () => {
  const { code, output, report } = await runAgainst({
    changeBody: (name, body) =>
      name === 'seller.info'
        ? { sellerInfo: { ...((body as Row)['sellerInfo'] as Row), averagePrice: 1 } }
        : body,
  });
  expect(code).toBe(1);
  expect(output).toContain('✗ sellerInfo sellerInfo.averagePrice: Revenue divided by units sold');
  expect(output).toMatch(/expected \d+/);
  expect(output).toMatch(/actual {3}1\n/);
  expect(output).toMatch(
    /curl -i -X GET 'http:\/\/127\.0\.0\.1:\d+\/api\/report\/seller-info\/\d+\/\d+\/\d+'/,
  );
  expect(output).toContain('1 finding,');
  expect(report).toContain('<failure message="sellerInfo sellerInfo.averagePrice: expected');
}, 300_000);

test('reports an unreachable server as one finding, and takes its own market for a feed without files', async () => {
  const server = await serveFixture();
  await server.close();
  const { code, output } = await run('--url', server.url, '--feed', '--seed', '1');
  expect(output).toMatch(/^http:\S+, --seed 1, \d{4} offers of 14 weeks\n/);
  expect(output).toContain('1 finding,');
  expect(output).toContain('ECONNREFUSED');
  expect(code).toBe(1);
});

test.each([
  [],
  ['--url', 'nowhere'],
  ['--url', 'http://a.kz', '--email', 'a@b.kz'],
  ['--url', 'http://a.kz', '--seed', 'x'],
  ['--url', 'http://a.kz', 'market.csv'],
  ['--url', 'http://a.kz', '--feed', '/nowhere.csv'],
  ['market'],
  ['--url', 'http://a.kz', '--calls', 'sellerInfo'],
  ['--url', 'http://a.kz', '--feed', '--calls', 'seller.info'],
  ['--url', 'http://a.kz', '--profile', 'find'],
  ['--url', 'http://a.kz', '--profile', 'core,finds'],
])('exits with 2 and the usage for a wrong command line (%s)', async (...args) => {
  const { code, output } = await run(...args);
  expect(code).toBe(2);
  expect(output).toContain('pnpm conformance --url URL');
});

test.each([['--help'], ['market', '--help']])('shows its usage on request (%s)', async (...args) => {
  expect(await run(...args)).toMatchObject({
    code: 0,
    output: expect.stringContaining('--calls sellerInfo'),
  });
  await expect(access('--help')).rejects.toThrow('ENOENT');
});

test('writes its own market as CSV, which it reads as it was, and as JSON', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-conformance-'));
  const { code, output } = await run('market', folder);
  const json = JSON.parse(await readFile(join(folder, 'market.json'), 'utf8')) as { offers: object[] };
  const weeks = await readFeed([join(folder, 'market.csv')]);
  await rm(folder, { recursive: true });
  expect({ code, output }).toEqual({ code: 0, output: `${folder}/market.csv\n${folder}/market.json\n` });
  expect(weeks).toEqual(createKitMarket());
  expect(json.offers).toHaveLength(weeks.reduce((sum, { rows }) => sum + rows.length, 0));
});
