import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, findBrowser } from '../../../.config/find-browser.ts';

const run = promisify(execFile);
const app = fileURLToPath(new URL('..', import.meta.url));

/** The policy of the product's server, with one nonce. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0nce'; font-src 'self'; " +
  "img-src 'self' https:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types own-worker";

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The app as it is shipped, or as another configuration builds it, in a folder of its own. */
export async function buildSite(config = 'vite.config.ts') {
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

/** Serves a built app under the strict policy; its calls fail unless a test says what they answer. */
async function serveSite(folder: string) {
  const missing = new Set<string>();
  const replaced = new Map<string, { type: string; text: string }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isAsset = pathname.startsWith('/assets/');
    const instead = replaced.get(pathname);
    if (instead !== undefined) {
      response.writeHead(200, { 'content-type': instead.type }).end(instead.text);
      return;
    }
    if (missing.has(pathname) || pathname.startsWith('/api/')) {
      response.writeHead(404).end();
      return;
    }
    void readFile(join(folder, isAsset ? pathname : 'index.html')).then(
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
    /** Files that are gone, as after a new version was put in place. */
    missing,
    /** What stands in the place of a file or a call, whatever it should be. */
    replaced,
    /** Answers a call from now on. */
    answer: (call: string, body: unknown) =>
      replaced.set(call, { type: 'application/json', text: JSON.stringify(body) }),
    close: () => new Promise((done) => void server.close(done)),
  };
}

const user = {
  id: 'u1',
  email: 'a@b.kz',
  status: 'active',
  createdAt: '2026-03-02',
  updatedAt: '2026-03-02',
};

/** A page of a built app, and whatever it complained of besides the calls that fail there. */
async function openPage(browser: Browser, href: string, { isSignedIn = false } = {}) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/api/'))
      complaints.push(message.text());
  });
  if (isSignedIn) {
    await page.addInitScript((stored) => {
      localStorage.setItem('access_token', 'a');
      localStorage.setItem('refresh_token', 'r');
      localStorage.setItem('user', stored);
    }, JSON.stringify(user));
  }
  await page.goto(href);
  return { page, complaints };
}

/** The colour of the letters that a page writes with where nothing forces another, on a ground of the system's. */
export async function inkOn(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  return page.evaluate(() => {
    const { style } = document.body;
    style.setProperty('forced-color-adjust', 'none');
    return getComputedStyle(document.body).color;
  });
}

/** The app as it is shipped, served, and a browser to open its pages in. */
export async function openSite() {
  const { folder, remove } = await buildSite();
  const server = await serveSite(folder);
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
  return {
    folder,
    /** The names of its files. */
    assets: await readdir(join(folder, 'assets')),
    server,
    browser,
    open: (path: string, who?: { isSignedIn: boolean }) => openPage(browser, server.address + path, who),
    close: async () => {
      await browser.close();
      await server.close();
      await remove();
    },
  };
}
