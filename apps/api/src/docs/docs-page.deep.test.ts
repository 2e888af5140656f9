import type { AddressInfo } from 'node:net';
import axe, { type AxeResults } from 'axe-core';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { browserFlags, findBrowser } from '../../../../.config/find-browser.ts';
import { serveHandlers } from '../../test/bare-server.ts';
import { serveDocs } from './serve-docs.ts';

vi.setConfig({ testTimeout: 180_000 });

const { app } = serveHandlers({}, { NODE_ENV: 'production' });
let browser: Browser;
let url: string;

beforeAll(async () => {
  serveDocs(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/docs`;
  const executablePath = findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

const sellerInfo = '#tag/seller/GET/api/report/seller-info/{year}/{weekNumber}/{sellerId}';

/** Opens the page at a seller's profile and records warnings, errors, failed responses and foreign requests. */
async function open(options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  // Both timeouts are for a page that hangs: on a busy machine a narrow page takes half a minute.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on(
    'console',
    (message) => ['warning', 'error'].includes(message.type()) && problems.push(message.text()),
  );
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(url))
      problems.push(request.url());
  });
  // The server shares its process with Playwright, whose work before may have made it busy: it then answers 503.
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });
  await page.goto(url + sellerInfo);
  await page.getByRole('heading', { name: 'A seller’s profile in one week' }).waitFor();
  return { page, problems };
}

test('a URL with an endpoint opens it; its fields show their units; search finds another', async () => {
  const { page, problems } = await open({});
  await page.getByRole('button', { name: /^200/ }).first().click();
  await page.getByRole('button', { name: /^sellerInfo/ }).click();
  await page
    .getByText(/Unit: KZT\./)
    .first()
    .waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('category tree');
  await page
    .getByRole('option', { name: /category tree/ })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

test.each([1440, 320])('is accessible at a width of %i px, light and dark', async (width) => {
  const { page } = await open({ viewport: { width, height: 800 }, colorScheme: 'light', bypassCSP: true });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  await page.evaluate(axe.source);
  const findViolations = async () => {
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  expect(await findViolations()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('body.dark-mode').waitFor();
  expect(await findViolations()).toEqual([]);
});
