import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Inbox } from './deliveries.ts';
import { openFolderInbox } from './folder-inbox.ts';

let folder: string;
let inbox: Inbox;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-deliveries-'));
  inbox = openFolderInbox(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (...names: string[]) => Promise.all(names.map((name) => writeFile(join(folder, name), '')));

test('lists files and folders with a mark, and no others', async () => {
  await mkdir(join(folder, 'W46'));
  await write('W46/b.csv.gz', 'W46/a.parquet', 'W46/notes.txt', 'W46/.a.csv', 'W46.done');
  await write('45.csv', '45.csv.done', '47.csv', '44.csv', '44.csv.taken', '48.csv.done');
  expect(await inbox.list()).toEqual([
    { name: '45.csv', files: [join(folder, '45.csv')] },
    { name: '48.csv', files: [] },
    { name: 'W46', files: [join(folder, 'W46/a.parquet'), join(folder, 'W46/b.csv.gz')] },
  ]);
});

test('a delivery is taken once', async () => {
  await write('45.csv', '45.csv.done');
  const [delivery] = await inbox.list();
  if (!delivery) throw new Error('There is a delivery');
  await inbox.mark(delivery, 'refused', 'It has no rows');
  expect(await inbox.list()).toEqual([]);
  expect((await readdir(folder)).toSorted()).toEqual(['45.csv', '45.csv.refused']);
  expect(await readFile(join(folder, '45.csv.refused'), 'utf8')).toBe('It has no rows\n');
});

test('a mark without a name does not count, and a symlink as mark changes no other file', async () => {
  await write('.done', '..done', '...done', '.46.csv.done', '45.csv', 'own.csv');
  await symlink(join(folder, 'own.csv'), join(folder, '45.csv.done'));
  await symlink(join(folder, 'own.csv'), join(folder, '45.csv.taken'));
  const deliveries = await inbox.list();
  expect(deliveries.map(({ name }) => name)).toEqual(['45.csv']);
  for (const delivery of deliveries) await inbox.mark(delivery, 'taken', 'Published');
  expect(await readFile(join(folder, 'own.csv'), 'utf8')).toBe('');
  expect(await readFile(join(folder, '45.csv.taken'), 'utf8')).toBe('Published\n');
  expect(await inbox.list()).toEqual([]);
});
