import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BUCKET, startS3Server, startTamperingProxy } from '../../../test/s3-server.ts';
import { receiveFiles } from './receive-files.ts';

const content = 'year,week_number\n'.repeat(50_000);

let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-s3-'));
  server = await startS3Server(join(folder, 'buckets'));
  await server.put('week 45/offers+1.csv', content);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(folder, 'data-'));
  for (const [name, value] of Object.entries(server.environment)) vi.stubEnv(name, value);
});
afterEach(() => void vi.unstubAllEnvs());

const receive = (
  name: string,
  { endpoint = server.environment.AWS_ENDPOINT_URL_S3, maxBytes = 10_000_000 } = {},
) =>
  receiveFiles([name], {
    folder,
    dataDir,
    s3: { endpoint, region: undefined },
    stdin: Readable.from([]),
    stdinName: undefined,
    isStrict: true,
    maxBytes,
    allowsPrivate: false,
  });

const KEY = `s3://${BUCKET}/week 45/offers+1.csv`;

test('receives an object, whatever characters its name has, and deletes it afterwards', async () => {
  {
    await using received = await receive(KEY);
    expect(await readFile(received.paths[0] ?? '', 'utf8')).toBe(content);
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test.each<[string, string, { maxBytes?: number; endpoint?: string }, string]>([
  [
    'a missing object',
    `s3://${BUCKET}/none.csv`,
    {},
    `s3://${BUCKET}/none.csv cannot be fetched: it is not there`,
  ],
  ['a missing bucket', 's3://none/week.csv', {}, 'cannot be fetched: it is not there'],
  ['one that is too large', KEY, { maxBytes: 100 }, 'larger than --max-bytes, 100 bytes'],
  ['one without a format', `s3://${BUCKET}/week.exe`, {}, 'week.exe is not a feed file'],
  ['an address without a bucket', 's3:///week.csv', {}, 's3:///week.csv is not an address like'],
  [
    'a server that is not there',
    KEY,
    { endpoint: 'http://127.0.0.1:1' },
    'cannot be fetched: connect ECONNREFUSED',
  ],
])('refuses %s and leaves nothing', async (_, name, options, message) => {
  await expect(receive(name, options)).rejects.toThrow(message);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a wrong key is refused with a sentence', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'wrong');
  await expect(receive(KEY)).rejects.toThrow('cannot be fetched: access is denied');
});

test('a connection that is cut is resumed', async () => {
  let cuts = 0;
  let passed = 0;
  const proxy = await startTamperingProxy(server.port, (bytes) => {
    passed += bytes.length;
    if (passed < 100_000 || cuts === 2) return bytes;
    passed = 0;
    cuts += 1;
    return 'cut';
  });
  await using received = await receive(KEY, { endpoint: proxy.endpoint });
  proxy.close();
  expect(cuts).toBe(2);
  expect(await readFile(received.paths[0] ?? '', 'utf8')).toBe(content);
});

test('bytes that were changed on their way are refused', async () => {
  const proxy = await startTamperingProxy(server.port, (bytes) =>
    Buffer.from(bytes.toString('latin1').replaceAll('week_number', 'weak_number'), 'latin1'),
  );
  await expect(receive(KEY, { endpoint: proxy.endpoint })).rejects.toThrow(
    'its checksum is not that of the bytes received',
  );
  proxy.close();
  expect(await readdir(dataDir)).toEqual([]);
});
