import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { BUCKET, startS3Server } from '../../../test/s3-server.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-watch-bucket-'));
  server = await startS3Server(join(folder, 'buckets'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], given: Record<string, string> = {}) =>
  runCommand(args, folder, { DATA_DIR: join(folder, 'data'), ...server.environment, ...given });

test('a bucket is an inbox: each delivery is ingested once, and its mark states the outcome', async () => {
  await server.put('in/45/a.csv', csv([feedRow(1)]));
  await server.put('in/45/notes.txt', 'not a feed');
  await server.put('in/45.done', '');
  await server.put('in/46.csv', 'seller\n1\n');
  await server.put('in/46.csv.done', '');
  await server.put('in/47.csv', 'still being written');
  await server.put('other/48.csv.done', '');
  const watch = () => run(['watch', '--once', `s3://${BUCKET}/in`]);
  const { code, output, errors } = await watch();
  expect(errors).toContain('46.csv: ');
  expect([code, output]).toEqual([0, '45: published: 2026-W45\n']);
  expect(await server.read('in/46.csv.refused')).toContain('nothing is published');
  expect(await server.read('in/45.taken')).toBe('published: 2026-W45\n');
  expect(new Set(await server.list())).toEqual(
    new Set([
      'in/45.taken',
      'in/45/a.csv',
      'in/45/notes.txt',
      'in/46.csv',
      'in/46.csv.refused',
      'in/47.csv',
      'other/48.csv.done',
    ]),
  );
  expect(await watch()).toMatchObject({ code: 0, output: '' });
});

test('an object is ingested by its address; without access the command ends with a sentence', async () => {
  await server.put('W44.csv', csv([feedRow(1, { week_number: '44' })]));
  expect(await run(['ingest', `s3://${BUCKET}/W44.csv`])).toMatchObject({ code: 0 });
  const refused = await run(['watch', '--once', `s3://${BUCKET}/in`], { AWS_ACCESS_KEY_ID: 'wrong' });
  expect(refused.code).toBe(74);
  expect(refused.errors).toContain(`s3://${BUCKET}/in/ cannot be listed: access is denied`);
});
