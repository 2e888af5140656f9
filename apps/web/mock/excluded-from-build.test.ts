import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../test/built-site.ts';

/** Texts that occur in the mock only. */
const MOCK_TEXTS = [
  'mockServiceWorker',
  'mock.sessions',
  'Вернуть все ответы рынка',
  'Saryarka Market',
  'broke the contract',
];

/** Builds the app and finds the mock's texts in the names and contents of its files. */
async function findMockTexts(config?: string): Promise<string[]> {
  const site = await buildSite(config);
  const files = (await readdir(site.folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(site.folder, name), 'utf8')));
  await site.remove();
  const all = [...files, ...texts].join('\n');
  expect(all).toContain('/week-info/');
  return MOCK_TEXTS.filter((text) => all.includes(text));
}

test('the production build contains nothing of the mock', async () => {
  expect(await findMockTexts()).toEqual([]);
}, 180_000);

test('a build of the mock mode contains all these texts', async () => {
  expect(await findMockTexts('mock/vite.config.ts')).toEqual(MOCK_TEXTS);
}, 180_000);
