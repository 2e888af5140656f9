import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCodeSource } from './code-source.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-codes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sourceOf = (written: string) => {
  const source = parseCodeSource(written);
  if (!source) throw new Error(`no source: ${written}`);
  return source;
};

test('reads from a log the code written after the request, for this address alone', async () => {
  const file = join(folder, 'server.log');
  await writeFile(file, 'sign-in code for a.b+c@example.kz: 111111\n');
  const awaitCode = await sourceOf(`log:${file}`).watch('a.b+c@example.kz');
  await appendFile(
    file,
    'sign-in code for other@example.kz: 222222\n{"msg":"sign-in code for a.b+c@example.kz: 333333"}\n',
  );
  expect(await awaitCode()).toBe('333333');
});

test('parses a log or a prompt as code source and nothing else', () => {
  expect(['prompt', 'log:a', 'log:', 'imap:c', ''].map((one) => parseCodeSource(one) !== undefined)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
