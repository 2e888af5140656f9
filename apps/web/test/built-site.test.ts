import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { examples } from '@vitrina/contract/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from '../src/app/routes.ts';
import { removeZod3 } from '../build/strip-zod3.ts';
import { openSite, readTextColour } from './built-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
}, 120_000);

afterAll(() => site.close());

const read = (name: string) => readFile(join(site.folder, name));

test.each(['index', 'home', 'login'])(
  '%s.html has no inline script or style and preloads the font',
  async (name) => {
    const html = (await read(`${name}.html`)).toString();
    expect(html).toContain('<html lang="ru">');
    expect(html.match(/<script\b[^>]*>[^<]/g)).toBeNull();
    expect(html).not.toMatch(/<style\b|\sstyle=|\son[a-z]+=/);
    expect(html).toMatch(/<link [^>]*rel="preload"[^>]*href="\/assets\/inter-[\w-]+\.woff2"/);
  },
);

test('every text asset of 1 KB or more has a brotli and a gzip file beside it', async () => {
  const texts = site.assets.filter((name) => /\.(?:js|css)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  for (const name of texts) {
    const text = await read(`assets/${name}`);
    if (text.byteLength < 1024) continue;
    expect(brotliDecompressSync(await read(`assets/${name}.br`)).equals(text)).toBe(true);
    expect(gunzipSync(await read(`assets/${name}.gz`)).equals(text)).toBe(true);
  }
});

test('the build contains neither zod 3 nor code that the content security policy blocks', async () => {
  const scripts = site.assets.filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(scripts.map((name) => read(`assets/${name}`)))).join('\n');
  expect(code.includes('/week-info/')).toBe(true);
  expect(code.includes('invalid_intersection_types')).toBe(false);
  expect(/new Function\(|\beval\(/.test(code)).toBe(false);
});

test('the build lists the code of every screen except the root: its own, shared code, and the sidebar if it has one', async () => {
  const listed = JSON.parse((await read('screen-chunks.json')).toString()) as Record<string, string[]>;
  const paths = allRoutes.map(({ path }) => path).filter((path) => path !== '/' && path !== '/parts');
  expect(Object.keys(listed).toSorted()).toEqual(paths.toSorted());
  for (const files of Object.values(listed)) {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(site.assets).toContain(file.replace('/assets/', ''));
  }
  const layout = listed['/seller']?.find((file) => file.startsWith('/assets/layout-')) ?? 'absent';
  expect(listed['/account']).toContain(layout);
  expect(listed['/login']).not.toContain(layout);
});

test('the build does not contain the developers’ gallery', async () => {
  expect(site.assets.filter((name) => /gallery|samples/.test(name))).toEqual([]);
  const code = await Promise.all(
    site.assets.filter((name) => name.endsWith('.js')).map((name) => read(`assets/${name}`)),
  );
  expect(code.length).toBeGreaterThan(20);
  expect(code.some((text) => text.includes('Составные части'))).toBe(false);
});

test('the build fails for an unsupported file of @ts-rest/core', () => {
  expect(() => removeZod3('export {};')).toThrow(/not the file that strip-zod3 supports/);
});

test('the sign-in page renders under the content security policy without console errors', async () => {
  const { page, consoleErrors } = await site.open('/');
  await page.getByRole('heading', { name: 'Вход' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(consoleErrors).toEqual([]);
  await page.close();
});

test('under forced colours the system’s scheme decides between light and dark, not the theme', async () => {
  const { page } = await site.open('/login');
  const [onLight, onDark] = [await readTextColour(page, 'light'), await readTextColour(page, 'dark')];
  expect(onDark).not.toBe(onLight);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    expect([await readTextColour(page, 'light'), await readTextColour(page, 'dark')]).toEqual([
      onLight,
      onDark,
    ]);
  }
  await page.close();
});

test('a title that looks like markup is shown as text, without console errors', async () => {
  const sellerTitle = '<img src=x onerror=alert(1)>{{7*7}}<style>*{color:red}</style>';
  site.server.respond('/api/report/periods', { reportPeriods: [{ year: 2026, weekNumber: 46 }] });
  const sellerInfo = { ...examples.SellerInfo, sellerTitle };
  site.server.respond('/api/report/seller-info/2026/46/101', { sellerInfo });
  const { page, consoleErrors } = await site.open('/seller?sellerId=101', { isSignedIn: true });
  await page.getByRole('heading', { level: 1, name: sellerTitle }).waitFor();
  expect(consoleErrors).toEqual([]);
  site.server.replaced.clear();
  await page.close();
});

test('a response of a wrong shape shows an error with a retry', async () => {
  site.server.respond('/api/report/periods', { reportPeriods: [{ year: 2026, weekNumber: 46 }] });
  const infoPath = '/api/report/seller-info/2026/46/101';
  const texts = ['{"sellerInfo":[]}', '{"sellerInfo":{"sellerTitle":7}}', '[]', 'null', '{"seller', ''];
  for (const text of texts) {
    site.server.replaced.set(infoPath, { type: 'application/json', text });
    const { page } = await site.open('/seller?sellerId=101', { isSignedIn: true });
    await page.getByText('Failed to fetch seller info').waitFor();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByText('Failed to fetch seller info').waitFor();
    await page.close();
  }
  site.server.replaced.clear();
}, 180_000);
