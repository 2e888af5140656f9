import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../test/built-site.ts';

/** What stands in the mock and nowhere else: its worker, its entries in storage, its words, its sellers. */
const marks = [
  'mockServiceWorker',
  'mock.sessions',
  'Вернуть все ответы рынка',
  'Saryarka Market',
  'broke the contract',
];

/** Which of the marks stand in the names or the texts of a build's files. */
async function marksIn(config?: string): Promise<string[]> {
  const site = await buildSite(config);
  const files = (await readdir(site.folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(site.folder, name), 'utf8')));
  await site.remove();
  const all = [...files, ...texts].join('\n');
  expect(all).toContain('/week-info/');
  return marks.filter((mark) => all.includes(mark));
}

test('nothing of the mock is in the app as it is shipped', async () => {
  expect(await marksIn()).toEqual([]);
}, 180_000);

test('a build that has the mock in it would be noticed', async () => {
  expect(await marksIn('mock/vite.config.ts')).toEqual(marks);
}, 180_000);
