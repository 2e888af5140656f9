import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mendDatabaseDefinition } from './mend-database-definition.ts';
import { superviseEngine } from './supervise.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chdb-database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const getDefinitionPath = () => join(dataDir, 'engine/metadata/market.sql');

test('writes the same definition as the engine', { timeout: 60_000 }, async () => {
  const options = { dataDir, database: 'market', log: () => undefined };
  await (await superviseEngine(options)).close();
  const written = readFileSync(getDefinitionPath(), 'utf8');
  const id = /'(.+)'/.exec(written)?.[1] ?? '';
  // The engine creates the symlink with the first table.
  symlinkSync(join('../store', id.slice(0, 3), id), join(dataDir, 'engine/metadata/market'));
  expect(mendDatabaseDefinition(dataDir, 'market')).toBe(false);
  writeFileSync(getDefinitionPath(), written.replace('UUID', 'UUJD'));
  const log: string[] = [];
  await (await superviseEngine({ ...options, log: (line) => log.push(line) })).close();
  expect(readFileSync(getDefinitionPath(), 'utf8')).toBe(written);
  expect(log).toEqual(['The definition of the database was damaged and is written again']);
});

test('rewrites a missing definition, and writes none for a database without a folder', () => {
  expect(mendDatabaseDefinition(dataDir, 'market')).toBe(false);
  mkdirSync(join(dataDir, 'engine/metadata'), { recursive: true });
  symlinkSync('../store/ed8/ed8f3c24-5b9f-4298-92cc-feb79776876e', join(dataDir, 'engine/metadata/market'));
  expect(mendDatabaseDefinition(dataDir, 'market')).toBe(true);
  expect(readFileSync(getDefinitionPath(), 'utf8')).toContain("UUID 'ed8f3c24-5b9f-4298-92cc-feb79776876e'");
});
