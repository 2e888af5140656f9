import type { AddressInfo } from 'node:net';
import axe, { type AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserFlags, findBrowser } from '../../../../.config/find-browser.ts';
import { serveHandlers } from '../../test/bare-server.ts';
import { serveDocs } from './serve-docs.ts';

const { app } = serveHandlers({}, { NODE_ENV: 'production' });
let browser: Browser;
let url: string;

beforeAll(async () => {
  serveDocs(app, 'http://localhost:3000');
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/docs`;
  const executablePath = findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

const desktop = { width: 1440, height: 900 };
const phone = { width: 320, height: 640 };

/** Opens the page and records console messages, errors and failed responses. */
async function open(options: Parameters<Browser['newContext']>[0], hash = '') {
  const context = await browser.newContext({ viewport: desktop, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url + hash);
  return { page, messages, context };
}

const listShown = (page: Page) => page.locator('.endpoint:visible h3').allInnerTexts();

test('search, theme and copying work without console output', async () => {
  const { page, messages } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const all = await listShown(page);
  await page.keyboard.press('/');
  await page.keyboard.type('categoryIdNameMap');
  await expect.poll(() => listShown(page)).toEqual(['The category tree of one week']);
  expect(await page.getByRole('status').innerText()).toBe('1 match');
  await page.keyboard.press('Escape');
  await expect.poll(() => listShown(page)).toEqual(all);
  await page.getByRole('button', { name: 'Copy Request sellerInfo' }).click();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(
    "curl 'http://localhost:3000/api/report/seller-info/2026/46/101'",
  );
  await page.getByRole('button', { name: 'Colours: System' }).click();
  await page.getByRole('button', { name: 'Colours: Light' }).click();
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(messages).toEqual([]);
});

test('a URL with an endpoint opens at it, and the contents mark it', async () => {
  const { page, messages } = await open({}, '#categoryBrands');
  await expect(page.locator('[id="categoryBrands"] h3').boundingBox()).resolves.toMatchObject({
    y: expect.closeTo(53, -1),
  });
  const current = page.locator('nav [aria-current]');
  await expect.poll(() => current.getAttribute('href')).toBe('#categoryBrands');
  expect(messages).toEqual([]);
});

test('on a phone the contents open as a sheet, closed by a choice or Escape', async () => {
  const { page, messages } = await open({ viewport: phone });
  const contents = page.getByRole('navigation', { name: 'Endpoints' });
  await page.getByRole('button', { name: 'Endpoints' }).click();
  await contents.getByRole('link', { name: 'periods' }).click();
  await expect.poll(() => contents.isVisible()).toBe(false);
  expect(page.url()).toContain('#periodList');
  await page.getByRole('button', { name: 'Endpoints' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => contents.isVisible()).toBe(false);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
  expect(messages).toEqual([]);
});

/** One part of each kind; checking all takes half a minute. */
const checkedParts = {
  include: ['nav', '.skip', '.introduction', '#brand', '#brandSellers', '#authLogout', '#NOT_FOUND'],
};

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('axe finds nothing on a %s, light or dark', async (_, viewport) => {
  const { page } = await open({ viewport, colorScheme: 'light', bypassCSP: true });
  if (viewport === phone) await page.getByRole('button', { name: 'Endpoints' }).click();
  await page.evaluate(axe.source);
  const findViolations = async () => {
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(checkedParts)})`);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  expect(await findViolations()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations()).toEqual([]);
});
