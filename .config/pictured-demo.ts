import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A running product to be pictured. */
export interface PicturedDemo {
  /** Where it is, without a slash at the end. */
  base: string;
  /** Everything its log says so far; the sign-in codes stand there. */
  log: () => string;
  /** Ends what was started for the pictures. */
  end: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A server that already runs, and the file that it writes its log to. */
export const runningDemo = (base: string, logFile: string): PicturedDemo => ({
  base: base.replace(/\/$/, ''),
  log: () => readFileSync(logFile, 'utf8'),
  end: () => Promise.resolve(),
});

/** The product as `pnpm start` makes it, built, with a demo market in a folder of its own. */
export async function startedDemo(): Promise<PicturedDemo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-pictures-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['apps/api/src/start.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TURBO_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  server.stdout.on('data', (part: Buffer) => (log += part.toString('utf8')));
  const ended = once(server, 'exit');
  const end = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  while (!log.includes(`http://localhost:${port}`)) {
    if (server.exitCode !== null) {
      await end();
      throw new Error(`The demo did not start:\n${log}`);
    }
    await pause(200);
  }
  return { base: `http://localhost:${port}`, log: () => log, end };
}

/** What a browser keeps of a person signed in. */
export interface PicturedSession {
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
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Signs a person in by the code that the log shows. */
export async function signedIn({ base, log }: PicturedDemo): Promise<PicturedSession> {
  const email = `aigerim${Date.now() % 1000}@sauda.kz`;
  await post(`${base}/api/auth/request-code`, { email });
  for (let tries = 0; tries < 50; tries += 1) {
    const code = log().match(new RegExp(`.*sign-in code for ${email}: (\\d{6})`, 's'))?.[1];
    if (code !== undefined) return post(`${base}/api/auth/verify-code`, { email, code });
    await pause(100);
  }
  throw new Error('The log shows no sign-in code; with --base, --log names the file that it goes to.');
}
