import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Language } from '@vitrina/contract';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, findBrowser } from '../../../.config/find-browser.ts';

const run = promisify(execFile);
const app = fileURLToPath(new URL('..', import.meta.url));

/** The content security policy of the api, with a fixed nonce. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0nce'; font-src 'self'; " +
  "img-src 'self' https://kaspi.kz https://*.kaspi.kz; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types own-worker";

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
};

/** Returns the folder of a language's production build by `pnpm build` and `pnpm test`. */
export const getDistFolder = (language: Language = 'ru') => join(app, 'dist', language);

/** Builds the app with another Vite configuration into a temporary folder. */
export async function buildSite(config: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-web-'));
  const vite = join(app, 'node_modules/vite/bin/vite.js');
  await run(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: app,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    },
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Finds the file of a path: an asset, a prerendered page, or the page of the app. */
function findFile(distFolder: string, pathname: string): string {
  const prerendered = join(distFolder, `${pathname}.html`);
  if (pathname.startsWith('/assets/')) return join(distFolder, pathname);
  return pathname !== '/index' && existsSync(prerendered) ? prerendered : join(distFolder, 'index.html');
}

/** Serves the production build under the content security policy; api requests get 404 unless a test responds. */
async function serveSite(distFolder: string) {
  const missing = new Set<string>();
  const busy = new Map<string, number>();
  const replaced = new Map<string, { type: string; text: string }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isAsset = pathname.startsWith('/assets/');
    const refusals = busy.get(pathname) ?? 0;
    if (refusals > 0) {
      busy.set(pathname, refusals - 1);
      response.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    const replacement = replaced.get(pathname);
    if (replacement !== undefined) {
      response.writeHead(200, { 'content-type': replacement.type }).end(replacement.text);
      return;
    }
    if (missing.has(pathname) || pathname.startsWith('/api/')) {
      response.writeHead(404).end();
      return;
    }
    void readFile(findFile(distFolder, pathname)).then(
      (bytes) => {
        if (isAsset) response.writeHead(200, { 'content-type': types[extname(pathname)] ?? '' }).end(bytes);
        else {
          response
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
            .end(bytes.toString().replaceAll('__NONCE__', 'n0nce'));
        }
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Paths of files that respond 404, as after a deployment. */
    missing,
    /** Number of 503 responses left by path, as from an overloaded server. */
    busy,
    /** Responses by path, instead of a file or an api response. */
    replaced,
    /** Sets the JSON response of an api path. */
    respond: (path: string, body: unknown) =>
      replaced.set(path, { type: 'application/json', text: JSON.stringify(body) }),
    close: () => new Promise((done) => void server.close(done)),
  };
}

const user = {
  id: 'u1',
  email: 'a@b.kz',
  status: 'active',
  createdAt: '2026-03-02T00:00:00Z',
  updatedAt: '2026-03-02T00:00:00Z',
};

/** Opens a page and collects its console errors, except those about api requests. */
async function openPage(browser: Browser, href: string, { isSignedIn = false } = {}) {
  const page = await browser.newPage({ locale: 'ru-RU' });
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/api/'))
      consoleErrors.push(message.text());
  });
  if (isSignedIn) {
    await page.addInitScript((stored) => {
      localStorage.setItem('access_token', 'a');
      localStorage.setItem('refresh_token', 'r');
      localStorage.setItem('user', stored);
    }, JSON.stringify(user));
  }
  await page.goto(href);
  return { page, consoleErrors };
}

/** Reads the text colour of the page under forced colours of a scheme. */
export async function readTextColour(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  return page.evaluate(() => {
    const { style } = document.body;
    style.setProperty('forced-color-adjust', 'none');
    return getComputedStyle(document.body).color;
  });
}

const launchBrowser = () => {
  const executablePath = findBrowser();
  return chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
};

/** The worker's browser, which ends with it: a launch costs as much as several pages. */
let shared: Promise<Browser> | undefined;

/** Serves the production build of a language to the browser shared by a worker's test files. */
export async function openSite(language?: Language) {
  const distFolder = getDistFolder(language);
  if (!existsSync(distFolder)) throw new Error(`${distFolder} is missing: run \`pnpm build\` first`);
  const server = await serveSite(distFolder);
  shared ??= launchBrowser();
  const browser = await shared;
  return {
    folder: distFolder,
    /** File names in `assets/`. */
    assets: await readdir(join(distFolder, 'assets')),
    server,
    browser,
    open: (path: string, options?: { isSignedIn: boolean }) =>
      openPage(browser, server.address + path, options),
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await server.close();
    },
  };
}
