import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthResult } from '@vitrina/contract';
import { createClient } from '@vitrina/contract/client';
import { buildWeb } from '../../../apps/api/src/lifecycle/build-web.ts';
import { freePort, startServer as spawnServer } from '../../../apps/api/test/server-process.ts';

/** A running server. */
export interface Server {
  /** URL without a trailing slash. */
  readonly origin: string;
  /** Returns the log so far, which contains sign-in codes. */
  readonly readLog: () => string;
}

/** Starts the product's server, or another program, in production on a free port. */
export async function startServer(settings: Record<string, string>, program?: string) {
  const port = await freePort();
  const env = { NODE_ENV: 'production', PORT: String(port), ...settings };
  const startedAt = performance.now();
  const { process: child, ready, exit, lines } = spawnServer(env, program);
  return {
    origin: `http://localhost:${port}`,
    readLog: lines,
    port,
    /** By `performance.now()`. */
    startedAt,
    pid: child.pid ?? 0,
    /** Resolves with the announcement of the weeks; rejects if the server ends before. */
    ready,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** Sends a signal; resolves with the exit code, null if killed. */
    end: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Starts the server with the built web app and a demo market below a temporary folder. */
export async function startDemoServer(settings: Record<string, string> = {}) {
  await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-demo-'));
  const dataDir = join(folder, 'data');
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'on', ...settings });
  const stop = async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  };
  await server.ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ...server, folder, dataDir, stop };
}

/** Connects to a server that already runs and writes its log to a file, or starts one with a demo market. */
export const resolveServer = async ({ base, log = '/dev/null' }: { base?: string; log?: string }) =>
  base === undefined
    ? startDemoServer()
    : {
        origin: base.replace(/\/$/, ''),
        readLog: () => readFileSync(log, 'utf8'),
        stop: () => Promise.resolve(),
      };

/** Returns the body of a 200 response; throws on another status. */
export async function readBody<Response extends { status: number; body: unknown }>(
  sent: Promise<Response>,
): Promise<Extract<Response, { status: 200 }>['body']> {
  const response = await sent;
  if (response.status === 200) return response.body;
  throw new Error(`The server responded with ${response.status}: ${JSON.stringify(response.body)}`);
}

/** Signs in with the code in the log, by default to a new account. */
export async function signIn(
  { origin, readLog }: Server,
  email = `aigerim${Date.now() % 1000}@sauda.kz`,
): Promise<AuthResult> {
  const { auth } = createClient({ baseUrl: origin });
  await readBody(auth.requestCode({ body: { email } }));
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const code = new RegExp(`.*sign-in code for ${email}: (\\d{6})`, 's').exec(readLog())?.[1];
    if (code !== undefined) return readBody(auth.verifyCode({ body: { email, code } }));
    await sleep(100);
  }
  throw new Error('The log contains no sign-in code. With --base, pass the log file as --log.');
}
