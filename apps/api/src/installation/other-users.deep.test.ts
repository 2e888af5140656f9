import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { csv, feedRow } from '../../test/feed.ts';
import { startServer } from '../../test/server-process.ts';
import { describeForeignDir, findForeignFile } from './data-dir-owner.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-owner-'));
  await writeFile(join(folder, '45.csv'), csv([feedRow(1)]));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const dataDir = () => join(folder, 'data');
const ingest = () => runCommand(['ingest', '45.csv'], folder, { DATA_DIR: dataDir() });

/** Changes the app database of the data directory by hand. */
const changeStore = (statement: string) => {
  const database = new DatabaseSync(join(dataDir(), 'vitrina.sqlite'));
  database.exec(statement);
  database.close();
};

test.each([
  ['a week', `UPDATE published_weeks SET manifest = json_set(manifest, '$.version', 9999)`, '2026-W45 was'],
  ['an app database', 'INSERT INTO migrations (step) VALUES (9999)', 'The app database was'],
])(
  '%s of a later version is named, and ends a command and the server with 78',
  async (_, statement, what) => {
    expect(await ingest()).toMatchObject({ code: 0 });
    changeStore(statement);
    const sentence = `${what} built by a later version of Vitrina. Start that version,`;
    expect(await ingest()).toMatchObject({ code: 78, errors: expect.stringContaining(sentence) });
    const server = startServer({ NODE_ENV: 'production', DATA_DIR: dataDir(), PORT: '1024' });
    expect(await server.exit).toEqual([78, null]);
    expect(await server.printed.errors).toContain(sentence);
  },
);

test
  .runIf(process.getuid?.() === 0)
  .each([
    ['ingest', '45.csv'],
    ['watch', '--once', '.'],
    ['periods'],
    ['recover'],
    ['discard', '--all'],
    ['unpublish', '2026-W45'],
    ['reingest'],
    ['backup', 'copy'],
    ['restore', 'copy'],
  ])('root is told to run %s as the user of the directory', async (...command) => {
  await mkdir(dataDir());
  await writeFile(join(dataDir(), 'vitrina.sqlite'), '');
  await chown(join(dataDir(), 'vitrina.sqlite'), 54_321, 54_321);
  const { code, errors } = await runCommand(command, folder, { DATA_DIR: dataDir(), ARCHIVE_DIR: folder });
  expect([code, errors]).toEqual([74, expect.stringContaining("sudo -u '#54321' vitrina …")]);
  expect([await readdir(dataDir()), await readdir(folder)]).toEqual([['vitrina.sqlite'], ['45.csv', 'data']]);
});

test('access that is denied in a directory of another user is said with that user', () => {
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
  const sentence = process.getuid?.() === 0 ? undefined : expect.stringContaining('sudo -u root vitrina');
  expect(describeForeignDir('/', denied)).toEqual(sentence);
  expect(describeForeignDir('/', new Error('another'))).toBe(undefined);
  expect(findForeignFile('/', ['etc'])).toEqual(
    process.getuid?.() === 0 ? undefined : expect.stringContaining('give all back:  sudo chown -R'),
  );
});
