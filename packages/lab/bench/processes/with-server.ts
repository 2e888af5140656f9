import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AuthResult } from '@vitrina/contract';
import { freePort, startServer } from '../../../../apps/api/test/server-process.ts';

/** The flags of Node and the cache of compiled modules, as `pnpm start` sets them. */
const startSettings = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=8',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/api', import.meta.url)),
};

const uncachedServer = fileURLToPath(new URL('uncached-server.ts', import.meta.url));

/** A running server. */
export interface Server {
  pid: number;
  /** URL of the server. */
  address: string;
  /** Time from the start of the process to its first response, ms. */
  startMs: number;
  /** Creates a session. Throws if refused. */
  signIn: (email: string) => Promise<AuthResult>;
}

/** Options of a server's start. */
interface ServerOptions {
  /** Whether responses are cached. */
  isCached?: boolean;
  /** Path whose first response ends the start. */
  firstPath?: string;
}

const post = async (url: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return response.json();
};

/** Time in which a started server must respond, ms: a busy machine responds 503 at first. */
const START_TIMEOUT_MS = 60_000;

/** Requests a URL until it succeeds. Throws on a status other than 503, on a timeout, and if the server ends. */
const awaitResponse = async (url: string, isRunning: () => boolean): Promise<void> => {
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS);
  for (;;) {
    timeout.throwIfAborted();
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (response && response.status !== 503) throw new Error(`The first response is ${response.status}`);
    if (!isRunning()) throw new Error('The server has ended');
    await sleep(2);
  }
};

/** Starts a server over a data directory, calls `use` with it, and stops it. */
export const withServer = async <Result>(
  dataDir: string,
  { isCached = false, firstPath = '/api/health' }: ServerOptions,
  use: (server: Server) => Promise<Result>,
): Promise<Result> => {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const settings = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error', ...startSettings };
  const startedAt = performance.now();
  const server = isCached ? startServer(settings) : startServer(settings, uncachedServer);
  try {
    await awaitResponse(address + firstPath, () => server.process.exitCode === null);
    const startMs = performance.now() - startedAt;
    const signIn = async (email: string) => {
      await post(`${address}/api/auth/request-code`, { email });
      const [, code] = /sign-in code for .*?: (\d{6})/.exec(server.lines()) ?? [];
      return (await post(`${address}/api/auth/verify-code`, { email, code })) as AuthResult;
    };
    return await use({ pid: server.process.pid ?? 0, address, startMs, signIn });
  } finally {
    server.process.kill('SIGTERM');
    await server.exit;
  }
};
