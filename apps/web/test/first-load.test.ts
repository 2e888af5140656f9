import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInFor } from '../build/slim-react-router.ts';
import { withoutUnusedHooks } from '../build/slim-ts-rest-react-query.ts';
import { mockBackend, nothingElse } from '../mock/backend.ts';
import { inMemory, type Kept } from '../mock/kept.ts';
import { type CodesState, noCodes } from '../mock/sign-in/codes.ts';
import { noSessions } from '../mock/sign-in/sessions.ts';
import { openSite } from './built-site.ts';
import { scriptsOf } from './scripts-of.ts';
import { serveMock } from './served-mock.ts';

let site: Awaited<ReturnType<typeof openSite>>;
let api: Awaited<ReturnType<typeof serveMock>>;
let person: Person;

/** Who signed in, as the browser keeps it. */
interface Person {
  accessToken: string;
  refreshToken: string;
  user: object;
}

async function signIn(codes: Kept<CodesState>): Promise<Person> {
  const email = 'aigerim@sauda.kz';
  const post = (call: string, body: object) =>
    fetch(`${api.url}/api/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('request-code', { email });
  const answer = await post('verify-code', { email, code: codes.read().sent[email]?.code });
  return (await answer.json()) as Person;
}

beforeAll(async () => {
  site = await openSite();
  const codes = inMemory(noCodes);
  const calls = mockBackend({ codes, sessions: inMemory(noSessions) });
  api = await serveMock([...calls.map(({ handler }) => handler), nothingElse]);
  person = await signIn(codes);
}, 120_000);

afterAll(async () => {
  await api.close();
  await site.close();
});

/** A page as a person sees it: answered by the market of the mock. */
async function visit(path: string, isSignedIn: boolean): Promise<Page> {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route('**/api/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: api.url + pathname + search });
  });
  if (isSignedIn) {
    await page.addInitScript(({ accessToken, refreshToken, user }) => {
      localStorage.setItem('access_token', accessToken);
      localStorage.setItem('refresh_token', refreshToken);
      localStorage.setItem('user', JSON.stringify(user));
    }, person);
  }
  await page.goto(site.server.address + path, { waitUntil: 'networkidle' });
  return page;
}

test.each([
  ['/login', 'heading', 'Вход', 130],
  ['/seller?sellerId=101', 'rowheader', undefined, 220],
] as const)(
  '%s asks for no more script than its bound, with all that it preloads',
  async (path, role, name, bound) => {
    const page = await visit(path, path !== '/login');
    await page
      .getByRole(role, name && { name })
      .first()
      .waitFor();
    const scripts = await scriptsOf(page);
    await page.close();
    const files = await Promise.all(scripts.map((script) => readFile(join(site.folder, script))));
    const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    expect(bytes / 1024).toBeGreaterThan(100);
    expect(bytes / 1024).toBeLessThanOrEqual(bound);
  },
);

/** What nothing says but the table, the sidebar and the floating parts of Radix. */
const marks = ['aria-rowcount', 'Меню пользователя', 'collisionBoundary'];

test('a stranger’s first page pulls neither the sidebar nor the table nor Radix', async () => {
  const page = await visit('/', false);
  const codeOf = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => readFile(join(site.folder, name), 'utf8')))).join('\n');
  const pulled = await codeOf(await scriptsOf(page));
  await page.close();
  expect(pulled).toContain('Получить код');
  const assets = site.assets.filter((name) => name.endsWith('.js'));
  const all = await codeOf(assets.map((name) => `assets/${name}`));
  expect(marks.filter((mark) => !all.includes(mark))).toEqual([]);
  expect(marks.filter((mark) => pulled.includes(mark))).toEqual([]);
});

test('no file of the build waits for another that waits for it: whichever comes first, all it needs is there', async () => {
  const folder = join(site.folder, 'assets');
  const names = site.assets.filter((name) => name.endsWith('.js'));
  const needs = new Map<string, string[]>();
  for (const name of names) {
    const code = await readFile(join(folder, name), 'utf8');
    needs.set(
      name,
      [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].flatMap(([, needed = '']) => needed),
    );
  }
  const circles: string[] = [];
  const clear = new Set<string>();
  const follow = (name: string, way: readonly string[]) => {
    if (way.includes(name)) circles.push([...way, name].join(' → '));
    if (way.includes(name) || clear.has(name)) return;
    for (const needed of needs.get(name) ?? []) follow(needed, [...way, name]);
    clear.add(name);
  };
  for (const name of names) follow(name, []);
  expect(needs.get(names.find((name) => name.startsWith('health.')) ?? '')).not.toHaveLength(0);
  expect(circles).toEqual([]);
});

test('the build fails when a library is not the one that its plugin knows', () => {
  const standIn = { known: 'another', code: '' };
  expect(() => standInFor(standIn, 'export {};')).toThrow(/not the one slim-react-router/);
  expect(() => withoutUnusedHooks('export {};')).toThrow(/not the file slim-ts-rest-react-query/);
});
