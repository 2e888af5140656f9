import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A running product with a demo market. */
export interface DemoServer {
  /** Without a trailing slash. */
  origin: string;
  /** Returns the log so far, which contains sign-in codes. */
  readLog: () => string;
  /** Stops the server if this process started it. */
  stop: () => Promise<void>;
}

/** Finds a free port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Connects to a server that already runs and writes its log to a file. */
export const connectToServer = (origin: string, logFile: string): DemoServer => ({
  origin: origin.replace(/\/$/, ''),
  readLog: () => readFileSync(logFile, 'utf8'),
  stop: () => Promise.resolve(),
});

/** Starts the product like `pnpm start`, with a demo market in a temporary folder and these settings. */
export async function startDemoServer(settings: Record<string, string> = {}): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-pictures-'));
  const port = await findFreePort();
  const server = spawn(process.execPath, ['apps/api/src/start.ts'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TURBO_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  server.stdout.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  while (!log.includes(`http://localhost:${port}`)) {
    if (server.exitCode !== null) {
      await stop();
      throw new Error(`The demo server did not start:\n${log}`);
    }
    await delay(200);
  }
  return { origin: `http://localhost:${port}`, readLog: () => log, stop };
}

/** Session stored by the app after a sign-in. */
export interface DemoSession {
  user: unknown;
  accessToken: string;
  refreshToken: string;
}

async function post<Body>(url: string, body: unknown): Promise<Body> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Signs in with the code from the log. */
export async function signIn({ origin, readLog }: DemoServer): Promise<DemoSession> {
  const email = `aigerim${Date.now() % 1000}@sauda.kz`;
  await post(`${origin}/api/auth/request-code`, { email });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const code = readLog().match(new RegExp(`.*sign-in code for ${email}: (\\d{6})`, 's'))?.[1];
    if (code !== undefined) return post(`${origin}/api/auth/verify-code`, { email, code });
    await delay(100);
  }
  throw new Error('The log contains no sign-in code. With --base, pass the log file as --log.');
}
