import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, getDistFolder } from '../test/built-site.ts';

/** Texts that occur only in the mock. */
const MOCK_TEXTS = [
  'mockServiceWorker',
  'mock.sessions',
  'Вернуть все ответы рынка',
  'Saryarka Market',
  'breaks its contract at',
];

/** Finds the mock's texts in the names and contents of a build's files. */
async function findMockTexts(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const all = [...files, ...texts].join('\n');
  expect(all).toContain('/week-info/');
  return MOCK_TEXTS.filter((text) => all.includes(text));
}

test('the production build contains nothing of the mock', async () => {
  expect(await findMockTexts(getDistFolder())).toEqual([]);
});

test('a build of the mock mode contains all these texts', async () => {
  const site = await buildSite('mock/vite.config.ts');
  expect(await findMockTexts(site.folder)).toEqual(MOCK_TEXTS);
  await site.remove();
}, 180_000);
