import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrCreatePepper } from './pepper.ts';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-pepper-'));
  dataDir = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('creates the pepper once, readable by its owner only', () => {
  const pepper = readOrCreatePepper(dataDir);
  expect(pepper).toMatch(/^[\w-]{43}$/);
  expect(readOrCreatePepper(dataDir)).toBe(pepper);
  expect(readdirSync(dataDir)).toEqual(['code-pepper']);
  expect(statSync(join(dataDir, 'code-pepper')).mode & 0o777).toBe(0o600);
});

test('creates different peppers for two data directories', () => {
  expect(readOrCreatePepper(dataDir)).not.toBe(readOrCreatePepper(join(folder, 'other')));
});

test('concurrent processes use the same pepper', async () => {
  const script = `
    import { readOrCreatePepper } from ${JSON.stringify(new URL('pepper.ts', import.meta.url).href)};
    process.stdout.write(readOrCreatePepper(process.argv[1]));`;
  const start = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, '--', dataDir]);
  const peppers = await Promise.all([start(), start(), start()]);
  expect(new Set(peppers.map(({ stdout }) => stdout))).toEqual(new Set([readOrCreatePepper(dataDir)]));
  expect(readdirSync(dataDir)).toEqual(['code-pepper']);
});

test('rejects a truncated pepper and leaves the file unchanged', () => {
  readOrCreatePepper(dataDir);
  const file = join(dataDir, 'code-pepper');
  writeFileSync(file, 'short');
  expect(() => readOrCreatePepper(dataDir)).toThrow(`${file} is damaged`);
  expect(readFileSync(file, 'utf8')).toBe('short');
});
