import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDistFolder, openSite } from './built-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
}, 120_000);

afterAll(() => site.close());

/** Delays the scripts of a page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isInert = (page: Page) => page.locator('#root').evaluate((root) => (root as HTMLElement).inert);

/** Runs in the page; sums all layout shifts. */
function recordShift() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test.each([
  ['/home', 'Что покупают на Kaspi, у кого и по какой цене'],
  ['/login', 'Вход'],
])('%s is there before its scripts, and nothing moves when they come', async (path, heading) => {
  const page = await site.browser.newPage({ locale: 'ru-RU' });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(recordShift);
  const letScriptsCome = await holdScripts(page);
  await page.goto(site.server.address + path, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: heading, level: 1, includeHidden: true }).waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  expect(await isInert(page)).toBe(true);
  const content = page.locator('#root > .contents');
  const before = await content.innerText();

  letScriptsCome();
  await expect.poll(() => isInert(page)).toBe(false);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('aigerim@sauda.kz');
  expect(await content.innerText()).toBe(before);
  expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

test.each([
  ['ru', 'Вход'],
  ['kk', 'Кіру'],
  ['en', 'Sign in'],
] as const)('in %s it has the texts and the pictures of the language', async (language, heading) => {
  const folder = getDistFolder(language);
  const html = await readFile(join(folder, 'login.html'), 'utf8');
  expect(html).toContain(`>${heading}</h1>`);
  const pictures = [...html.matchAll(/(?:src|srcSet)="(\/assets\/[^"]+\.avif)"/g)].map(
    ([, path = '']) => path,
  );
  expect(pictures).toHaveLength(3);
  for (const path of pictures) expect((await readFile(join(folder, path))).byteLength).toBeGreaterThan(1000);
});

test('a page is readable without scripts', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.server.address}/home`);
  expect(await page.locator('h1').innerText()).toContain('Что покупают на Kaspi');
  expect(await page.locator('noscript').innerText()).toContain('JavaScript');
  await context.close();
});

test('a signed-in person gets their own page instead of the prerendered one', async () => {
  const { page, consoleErrors } = await site.open('/home', { isSignedIn: true });
  await page.getByRole('link', { name: 'Открыть отчёты' }).first().waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await isInert(page)).toBe(false);
  expect(consoleErrors).toEqual([]);
  await page.close();
});

test('a page whose code cannot be loaded shows that, and is not inert', async () => {
  const code = site.assets.find((name) => /^public-.*\.js$/.test(name));
  site.server.missing.add(`/assets/${code}`);
  const { page } = await site.open('/home');
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(await isInert(page)).toBe(false);
  site.server.missing.clear();
  await page.close();
});
