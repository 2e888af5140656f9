import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockBackend, notFoundHandler } from '../mock/backend.ts';
import { noFollows } from '@vitrina/conformance/sign-in-backend/stored-follows.ts';
import { noKeys } from '@vitrina/conformance/sign-in-backend/stored-keys.ts';
import { noShares } from '@vitrina/conformance/sign-in-backend/stored-shares.ts';
import { combineHandlers } from '../mock/mocked-endpoints.ts';
import { inMemory, type StoredValue } from '@vitrina/conformance/sign-in-backend/stored-value.ts';
import { type CodesState, noCodes } from '../mock/sign-in/codes.ts';
import { noSessions } from '@vitrina/conformance/sign-in-backend/rotating-sessions.ts';
import { openSite } from './built-site.ts';
import { findChunkCycles } from './chunk-cycles.ts';
import { readLoadedScripts } from './read-loaded-scripts.ts';
import { serveMock } from './serve-mock.ts';

let site: Awaited<ReturnType<typeof openSite>>;
let api: Awaited<ReturnType<typeof serveMock>>;
let session: StoredSession;

/** The session as local storage has it. */
interface StoredSession {
  accessToken: string;
  refreshToken: string;
  user: object;
}

async function signIn(codes: StoredValue<CodesState>): Promise<StoredSession> {
  const email = 'aigerim@sauda.kz';
  const post = (endpoint: string, body: object) =>
    fetch(`${api.url}/api/auth/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('request-code', { email });
  const response = await post('verify-code', { email, code: codes.read().sent[email]?.code });
  return (await response.json()) as StoredSession;
}

beforeAll(async () => {
  site = await openSite();
  const codes = inMemory(noCodes);
  const endpoints = createMockBackend({
    codes,
    sessions: inMemory(noSessions),
    follows: inMemory(noFollows),
    keys: inMemory(noKeys),
    shares: inMemory(noShares),
  });
  api = await serveMock([combineHandlers(endpoints), notFoundHandler]);
  session = await signIn(codes);
}, 120_000);

afterAll(async () => {
  await api.close();
  await site.close();
});

/** Opens a page of the production build; the mock market responds. */
async function openPage(path: string, isSignedIn: boolean): Promise<Page> {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The cursor of a headless browser stands in the upper left corner, on the link to the home screen, which would preload it.
  await page.addInitScript(() => {
    addEventListener('mouseover', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.route('**/api/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: api.url + pathname + search });
  });
  if (isSignedIn) {
    await page.addInitScript(({ accessToken, refreshToken, user }) => {
      localStorage.setItem('access_token', accessToken);
      localStorage.setItem('refresh_token', refreshToken);
      localStorage.setItem('user', JSON.stringify(user));
    }, session);
  }
  await page.goto(site.server.address + path, { waitUntil: 'networkidle' });
  return page;
}

test.each([
  ['/login', 'heading', 'Вход', 140],
  ['/seller?sellerId=101', 'rowheader', undefined, 235],
] as const)(
  '%s loads and preloads no more script than its bound, KB gzipped',
  async (path, role, name, maxKilobytes) => {
    const page = await openPage(path, path !== '/login');
    await page
      .getByRole(role, name && { name })
      .first()
      .waitFor();
    const scripts = await readLoadedScripts(page);
    await page.close();
    const files = await Promise.all(scripts.map((script) => readFile(join(site.folder, script))));
    const kilobytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1024;
    process.stdout.write(`${path}: ${kilobytes.toFixed(1)} KB in ${files.length} files\n`);
    expect(kilobytes).toBeGreaterThan(100);
    expect(kilobytes).toBeLessThanOrEqual(maxKilobytes);
  },
);

/** Texts that only the table, the sidebar and Radix's popper contain. */
const signedInTexts = ['aria-rowcount', 'Меню пользователя', 'collisionBoundary'];

test('the sign-in page loads neither the sidebar nor the table nor Radix', async () => {
  const page = await openPage('/', false);
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

test('the chunks of the build do not import each other in a circle', async () => {
  const { imports, cycles } = await findChunkCycles(join(site.folder, 'assets'));
  expect([...imports.values()].flat().length).toBeGreaterThan(0);
  expect(cycles).toEqual([]);
});
