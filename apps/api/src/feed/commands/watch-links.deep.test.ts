import { execFileSync } from 'node:child_process';
import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { openParquetMaker } from '../../../test/parquet.ts';

const SECRET = 'secret-0123456789-0123456789-0123456789-0123456789';

let folder: string;
let inbox: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-links-'));
  await mkdir(join(folder, 'secrets'));
  await writeFile(join(folder, 'secrets/key'), `${SECRET}\n`);
  await writeFile(join(folder, 'secrets/45.csv'), csv([feedRow(1)]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  inbox = await mkdtemp(join(folder, 'inbox-'));
});

const watch = () =>
  runCommand(['watch', '--once', inbox], folder, { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' });

const listen = (path: string) =>
  new Promise<void>((resolve) => {
    const server = createServer().listen(path, () => resolve());
    server.unref();
  });

/** Kinds of entries under a delivery's name, and the reason for refusing each. */
const traps: [string, string, (path: string) => Promise<unknown>, string][] = [
  ['a link', 'a.csv', (path) => symlink(join(folder, 'secrets/key'), path), 'it is a link'],
  ['a link to a feed', 'a.csv', (path) => symlink(join(folder, 'secrets/45.csv'), path), 'it is a link'],
  ['a link to a device', 'a.csv', (path) => symlink('/dev/zero', path), 'it is a link'],
  ['a link without a target', 'a.csv', (path) => symlink('/nowhere', path), 'it is a link'],
  ['a link to a folder', 'W45', (path) => symlink(join(folder, 'secrets'), path), 'it is a link'],
  ['a hard link', 'a.csv', (path) => link(join(folder, 'secrets/key'), path), 'it is a hard link'],
  ['a named pipe', 'a.csv', async (path) => execFileSync('mkfifo', [path]), 'it is not a file'],
  ['a socket', 'a.csv', listen, 'it is not a file'],
];

test.each(traps)('%s is refused once, and nothing of its content is shown', async (_, name, make, reason) => {
  await make(join(inbox, name));
  await writeFile(join(inbox, `${name}.done`), '');
  const { code, output, errors } = await watch();
  expect([code, output]).toEqual([0, '']);
  expect(errors).toContain(reason);
  const refused = await readFile(join(inbox, `${name}.refused`), 'utf8');
  expect(refused).toContain(reason);
  expect(errors + refused).not.toContain(SECRET.slice(0, 20));
  expect(await watch()).toMatchObject({ code: 0, output: '', errors: '' });
});

test('a link inside a delivered folder refuses the delivery', async () => {
  await mkdir(join(inbox, 'W45'));
  await writeFile(join(inbox, 'W45/a.csv'), csv([feedRow(1)]));
  await symlink(join(folder, 'secrets/key'), join(inbox, 'W45/b.csv'));
  await writeFile(join(inbox, 'W45.done'), '');
  expect((await watch()).output).toBe('');
  expect(await readFile(join(inbox, 'W45.refused'), 'utf8')).toContain('b.csv cannot be read: it is a link');
});

test('a message quotes at most 40 characters of a file', async () => {
  await writeFile(join(inbox, 'a.csv'), `${SECRET}\n`);
  await writeFile(join(inbox, 'b.ndjson'), `${JSON.stringify({ [SECRET]: 1 })}\n`);
  for (const name of ['a.csv', 'b.ndjson']) await writeFile(join(inbox, `${name}.done`), '');
  const { errors } = await watch();
  expect(errors.match(/secret-[0-9-]*/g)).toEqual([SECRET.slice(0, 40), SECRET.slice(0, 40)]);
  expect((await readdir(inbox)).toSorted()).toEqual([
    'a.csv',
    'a.csv.refused',
    'b.ndjson',
    'b.ndjson.refused',
  ]);
});

test('a Parquet file of a watched folder is read without its path', async () => {
  const parquet = await openParquetMaker();
  const rows = `SELECT * FROM format(CSVWithNames, $$${csv([feedRow(1)])}$$)
    SETTINGS input_format_csv_use_best_effort_in_schema_inference = 0`;
  await writeFile(join(inbox, '45.parquet'), await parquet.make(rows));
  await parquet.close();
  await writeFile(join(inbox, '45.parquet.done'), '');
  expect(await watch()).toMatchObject({ code: 0, output: '45.parquet: published: 2026-W45\n' });
});
