import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EngineBroken } from './errors.ts';
import { setAsideDefinition } from './set-aside-definition.ts';

let dataDir: string;
const getPath = (file: string) => join(dataDir, 'engine/store/0ba/0ba8-d587', file);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chdb-definition-'));
  mkdirSync(getPath(''), { recursive: true });
  for (const file of ['week.sql', 'week.sql.old']) writeFileSync(getPath(file), '');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const attach =
  'Cannot attach table `vitrina`.`week` from metadata file store/0ba/0ba8-d587/week.sql from query …';

test.each([
  ['does not parse', 'in file store/0ba/0ba8-d587/week.sql. (SYNTAX_ERROR)', 'week.sql'],
  [
    'has another format version',
    `Attempt to read after eof: ${attach} (ATTEMPT_TO_READ_AFTER_EOF)`,
    'week.sql',
  ],
  [
    'has a changed id',
    'Cannot parse UUID from String: invalid format: Cannot parse definition from metadata file store/0ba/0ba8-d587/week.sql. (CANNOT_PARSE_UUID)',
    'week.sql',
  ],
  ['has an unknown setting', `Unknown setting 'andex': ${attach} (UNKNOWN_SETTING)`, 'week.sql'],
  [
    'is no definition',
    'Incorrect file extension: week.sql.old in metadata directory store/0ba/0ba8-d587/. (INCORRECT_FILE_NAME)',
    'week.sql.old',
  ],
])('sets a file aside that %s', (_, message, file) => {
  expect(setAsideDefinition(dataDir, new EngineBroken(message))).toBe('week');
  expect(existsSync(getPath(file))).toBe(false);
  expect(existsSync(getPath(file === 'week.sql' ? 'week.sql.bak' : 'week.sql.old.sql.bak'))).toBe(true);
});

test('leaves the definition after a temporary error', () => {
  const error = new EngineBroken(`Permission denied: ${attach} (STD_EXCEPTION)`);
  expect(setAsideDefinition(dataDir, error)).toBeUndefined();
  expect(existsSync(getPath('week.sql'))).toBe(true);
});
