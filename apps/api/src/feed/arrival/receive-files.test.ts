import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ArrivalOptions, receiveFiles } from './receive-files.ts';

const content = 'year,week_number\n'.repeat(1000);
const responses: Record<string, RequestListener> = {
  '/week.csv': (_, response) => response.end(content),
  '/moved/week.csv': (_, response) => response.writeHead(302, { location: '/week.csv' }).end(),
  '/loop/week.csv': (_, response) => response.writeHead(302, { location: '/loop/week.csv' }).end(),
  '/cut/week.csv': (_, response) => {
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.slice(0, 10), () => response.destroy());
  },
  '/unsized/week.csv': (_, response) => {
    response.write(content);
    response.end(content);
  },
};

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const respond = responses[new URL(request.url ?? '', base).pathname];
    if (respond) respond(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-arrival-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const createOptions = (given: Partial<ArrivalOptions> = {}): ArrivalOptions => ({
  folder: '/feeds',
  dataDir,
  s3: { endpoint: undefined, region: undefined },
  stdin: Readable.from([content]),
  stdinName: 'week.csv',
  isStrict: true,
  maxBytes: content.length,
  allowsPrivate: true,
  ...given,
});

test('receives addresses and the standard input beside paths, and deletes them afterwards', async () => {
  await mkdir(join(dataDir, 'incoming-999999999'));
  {
    await using received = await receiveFiles(
      [`${base}/week.csv?key=1`, '-', 'a.csv', `${base}/moved/week.csv`],
      createOptions(),
    );
    expect(received.paths[2]).toBe('/feeds/a.csv');
    for (const index of [0, 1, 3]) expect(await readFile(received.paths[index] ?? '', 'utf8')).toBe(content);
    expect(new Set(received.paths).size).toBe(4);
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test.each<[string, string, Partial<ArrivalOptions>, string]>([
  ['a missing file', '/none.csv', {}, 'the server responded 404'],
  ['one that is cut off', '/cut/week.csv', {}, 'cannot be fetched'],
  ['one that is too large', '/week.csv', { maxBytes: 100 }, 'larger than --max-bytes, 100 bytes'],
  ['one whose size is not said', '/unsized/week.csv', {}, 'larger than --max-bytes'],
  ['one that is redirected without end', '/loop/week.csv', {}, 'redirected too often'],
  ['one without a format', '/week.exe', {}, 'week.exe is not a feed file'],
  ['plain HTTP', '/week.csv', { allowsPrivate: false }, 'only https:// is'],
])('refuses %s and leaves nothing', async (_, path, options, message) => {
  await expect(receiveFiles([base + path], createOptions(options))).rejects.toThrow(message);
  expect(await readdir(dataDir)).toEqual([]);
});

test.each(['https://127.0.0.1/w.csv', 'https://[::ffff:10.0.0.1]/w.csv', 'https://localhost/w.csv'])(
  'refuses the private address of %s, and shows no password',
  async (url) => {
    const withPassword = url.replace('https://', 'https://user:hidden@');
    const refused = receiveFiles([withPassword], createOptions({ allowsPrivate: false }));
    await expect(refused).rejects.toThrow('its address is private');
    await expect(refused).rejects.not.toThrow('hidden');
  },
);

test('refuses a standard input without a name, or too large', async () => {
  await expect(receiveFiles(['-'], createOptions({ stdinName: undefined }))).rejects.toThrow('--name');
  await expect(receiveFiles(['-'], createOptions({ maxBytes: 10 }))).rejects.toThrow(
    'larger than --max-bytes',
  );
});

test('a table is received under any name, as its content says what it is', async () => {
  const options = { stdinName: 'продажи.xlsx' };
  await expect(receiveFiles(['-'], createOptions(options))).rejects.toThrow('продажи.xlsx');
  await using received = await receiveFiles(['-'], createOptions({ ...options, isStrict: false }));
  expect(received.paths.map((path) => basename(path))).toEqual(['продажи.xlsx']);
});
