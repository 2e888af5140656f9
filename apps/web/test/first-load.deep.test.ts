import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Language, LANGUAGES } from '@vitrina/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChunkCycles } from './chunk-cycles.ts';
import { readLoadedScripts } from './read-loaded-scripts.ts';
import { openSiteWithMarket } from './site-with-market.ts';

let site: Awaited<ReturnType<typeof openSiteWithMarket>>;

beforeAll(async () => {
  site = await openSiteWithMarket();
}, 120_000);

afterAll(() => site.close());

/** Screens with a bound, and an element that proves each is shown; KB gzipped. */
const bounds = [
  { path: '/login', role: 'textbox', maxKilobytes: 160 },
  { path: '/seller?sellerId=101', role: 'rowheader', maxKilobytes: 300 },
] as const;

/** The heading of the sign-in page in each language. */
const headings: Readonly<Record<Language, string>> = { ru: 'Вход', kk: 'Кіру', en: 'Sign in' };

/** The languages by their own names. */
const titles: Readonly<Record<Language, string>> = { ru: 'Русский', kk: 'Қазақша', en: 'English' };

describe.each(LANGUAGES)('in %s', (language) => {
  let built: typeof site;

  beforeAll(async () => {
    built = await openSiteWithMarket(language);
  }, 120_000);

  afterAll(() => built.close());

  test.each(bounds)(
    '$path loads and preloads at most $maxKilobytes KB of script, gzipped',
    async ({ path, role, maxKilobytes }) => {
      const page = await built.openPage(path, path !== '/login');
      await page.getByRole(role).first().waitFor();
      const scripts = await readLoadedScripts(page);
      await page.close();
      const files = await Promise.all(scripts.map((script) => readFile(join(built.folder, script))));
      const kilobytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1024;
      process.stdout.write(`${language} ${path}: ${kilobytes.toFixed(1)} KB in ${files.length} files\n`);
      expect(kilobytes).toBeGreaterThan(100);
      expect(kilobytes).toBeLessThanOrEqual(maxKilobytes);
    },
  );

  test('the page and its texts are in the language, without console errors', async () => {
    const { page, consoleErrors } = await built.open('/login');
    await page.getByRole('heading', { name: headings[language] }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(consoleErrors).toEqual([]);
    await page.close();
  });

  test('numbers are formatted for the language, even in a browser that knows only its name', async () => {
    const page = await built.openPage('/seller?sellerId=101', true);
    await page.getByRole('rowheader').first().waitFor();
    const readText = () => page.getByRole('main').innerText();
    await expect.poll(readText).toMatch(language === 'en' ? /\d\.\d%/ : /\d,\d\u202f?%/);
    expect(await readText()).not.toMatch(language === 'en' ? /\d,\d%/ : /\d\.\d\s?%/);
    await page.close();
  });

  test('Account shows the language, stores another one and reloads the page', async () => {
    const page = await built.openPage('/account', true);
    expect(await page.getByRole('radio', { name: titles[language] }).isChecked()).toBe(true);
    const other = language === 'en' ? 'kk' : 'en';
    const loaded = page.waitForEvent('load');
    await page.getByRole('radio', { name: titles[other] }).click();
    await loaded;
    expect(await page.evaluate(() => document.cookie)).toContain(`language=${other}`);
    expect(new URL(page.url()).pathname).toBe('/account');
    await page.close();
  });
});

/** Texts that only the table, the sidebar and Radix's popper contain. */
const signedInTexts = ['aria-rowcount', 'Меню пользователя', 'collisionBoundary'];

test('the sign-in page loads neither the sidebar nor the table nor Radix', async () => {
  const page = await site.openPage('/', false);
  const readAll = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => readFile(join(site.folder, name), 'utf8')))).join('\n');
  const loaded = await readAll(await readLoadedScripts(page));
  await page.close();
  expect(loaded).toContain('Получить код');
  const assets = site.assets.filter((name) => name.endsWith('.js'));
  const built = await readAll(assets.map((name) => `assets/${name}`));
  expect(signedInTexts.filter((text) => !built.includes(text))).toEqual([]);
  expect(signedInTexts.filter((text) => loaded.includes(text))).toEqual([]);
});

test('the chunks of the build do not import each other in a cycle', async () => {
  const { imports, cycles } = await findChunkCycles(join(site.folder, 'assets'));
  expect([...imports.values()].flat().length).toBeGreaterThan(0);
  expect(cycles).toEqual([]);
});
