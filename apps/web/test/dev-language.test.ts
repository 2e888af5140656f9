import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Finds a currently free port. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

let url: string;
let server: ChildProcess;

beforeAll(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}/login`;
  const { VITE_LANGUAGE: _none, ...environment } = process.env;
  server = spawn(process.execPath, [vite], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...environment, VITE_FRONTEND_HOST: '127.0.0.1', VITE_FRONTEND_PORT: `${port}` },
    stdio: 'ignore',
  });
});

afterAll(async () => {
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
});

/** Requests the page until it has the expected text: the server starts or restarts. */
async function findPage(cookie: string, expected: string): Promise<string> {
  for (;;) {
    const page = await fetch(url, { headers: { accept: 'text/html', cookie } }).then(
      (response) => response.text(),
      () => '',
    );
    if (page.includes(expected)) return page;
    await sleep(100);
  }
}

test('the development server restarts in the chosen language', async () => {
  expect(await findPage('', '<html')).toContain('<html lang="ru"');
  expect(await findPage('theme=dark; language=en', 'VITE_LANGUAGE=en')).not.toContain('src/app/main');
  const page = await findPage('theme=dark; language=en', 'data-theme="dark" lang="en"');
  expect(page).toContain('src/app/main');
}, 60_000);
