import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserFlags, installedBrowser } from '../../../.config/browser.ts';
import { standInFor } from '../build/slim-react-router.ts';
import { buildSite, serveSite } from './built-site.ts';

let site: Awaited<ReturnType<typeof buildSite>>;
let server: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;

beforeAll(async () => {
  site = await buildSite();
  server = await serveSite(site.folder);
  const executablePath = installedBrowser();
  browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  await site.remove();
});

const person = {
  id: 'u1',
  email: 'a@b.kz',
  status: 'active',
  createdAt: '2026-03-02',
  updatedAt: '2026-03-02',
};

/** The script files that a page has asked for once it is quiet: their bytes in all, gzipped. */
async function scriptBytes(path: string, isSignedIn: boolean): Promise<number> {
  const page = await browser.newPage();
  if (isSignedIn) {
    await page.addInitScript((stored) => {
      localStorage.setItem('access_token', 'a');
      localStorage.setItem('refresh_token', 'r');
      localStorage.setItem('user', stored);
    }, JSON.stringify(person));
  }
  await page.goto(server.address + path, { waitUntil: 'networkidle' });
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await page.close();
  const scripts = [...new Set(asked)].filter((name) => name.endsWith('.js'));
  const files = await Promise.all(scripts.map((name) => readFile(join(site.folder, name))));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

test.each([
  ['/login', false, 135],
  ['/seller?sellerId=101', true, 232],
])(
  '%s asks for no more script than its bound, with all that it preloads',
  async (path, isSignedIn, bound) => {
    const kilobytes = (await scriptBytes(path, isSignedIn)) / 1024;
    expect(kilobytes).toBeGreaterThan(100);
    expect(kilobytes).toBeLessThanOrEqual(bound);
  },
);

test('the build fails when react-router is not the one that the plugin knows', () => {
  const standIn = { known: 'another', code: '' };
  expect(() => standInFor(standIn, 'export {};')).toThrow(/not the one slim-react-router/);
});
