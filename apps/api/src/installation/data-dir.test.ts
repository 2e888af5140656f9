import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSources } from './open-sources.ts';
import { DataDirError } from './source-errors.ts';
import { prepareDataDir } from './data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readMode = (path: string) => statSync(path).mode & 0o777;

test('refuses a folder with a person’s files and leaves them unchanged', async () => {
  const letter = join(folder, 'incoming', 'letter.txt');
  mkdirSync(join(folder, 'incoming'));
  writeFileSync(letter, 'text');
  chmodSync(folder, 0o755);
  const opening = openSources({ dataDir: folder });
  await expect(opening).rejects.toThrow(DataDirError);
  await expect(opening).rejects.toThrow('it holds files of something else');
  expect(existsSync(letter)).toBe(true);
  expect(readMode(folder)).toBe(0o755);
});

test('opening the data directory removes no file that the engine did not name', async () => {
  for (const name of ['incoming', 'demo', 'engine-input']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'letter.txt'), 'text');
  }
  const leftover = join(folder, 'engine-input', `rows-${crypto.randomUUID()}`);
  writeFileSync(leftover, 'rows of a killed engine');
  writeFileSync(join(folder, 'code-pepper'), 'x'.repeat(32));
  const sources = await openSources({ dataDir: folder });
  await sources.analytics.rows('SELECT 1 AS n');
  await sources.close();
  for (const name of ['incoming', 'demo', 'engine-input']) {
    expect(existsSync(join(folder, name, 'letter.txt'))).toBe(true);
  }
  expect(existsSync(leftover)).toBe(false);
});

test.each(['vitrina.sqlite', 'code-pepper', 'engine.log', 'ingest.lock'])(
  'accepts a folder that has %s beside other files',
  (name) => {
    writeFileSync(join(folder, name), '');
    writeFileSync(join(folder, 'note.txt'), '');
    expect(() => prepareDataDir(folder)).not.toThrow();
  },
);

test.each(['lost+found', '.gitkeep', 'bench', 'incoming-4711'])('accepts an empty folder with %s', (name) => {
  mkdirSync(join(folder, name));
  expect(() => prepareDataDir(folder)).not.toThrow();
});

test('creates a missing folder and makes an open one private', () => {
  const fresh = join(folder, 'a', 'b');
  prepareDataDir(fresh);
  expect(readMode(fresh)).toBe(0o700);
  chmodSync(fresh, 0o777);
  prepareDataDir(fresh);
  expect(readMode(fresh)).toBe(0o700);
});
