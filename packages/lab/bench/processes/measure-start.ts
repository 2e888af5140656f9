import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../apps/api/test/server-process.ts';
import { findEntries, repository } from './earlier-version.ts';
import { createHttpClient } from './http-client.ts';
import { nodeFlags } from './start-server.ts';

/** A server started by its own module, as `pnpm start` does. */
interface StartedServer {
  /** URL of the server. */
  address: string;
  /** Time from the start of the process to its first response, ms. */
  startMs: number;
  stop: () => Promise<void>;
}

/** The cache of compiled modules, as `pnpm start` sets it. */
const compileCache = { NODE_COMPILE_CACHE: join(repository, 'node_modules/.cache/api') };

const isConnectionRefused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/** Starts a server, of this version by default; resolves with its first response to `path`. Throws if that is not 200. */
export const startVersion = async (
  dataDir: string,
  path: string,
  entry = findEntries().server,
): Promise<StartedServer> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const client = createHttpClient();
  const startedAt = performance.now();
  const server = spawn(process.execPath, [...nodeFlags, entry], {
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: 'off', PORT: String(port), ...compileCache },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await exit;
  };
  try {
    for (;;) {
      const response = await client.get(address + path).catch((error: unknown) => {
        if (isConnectionRefused(error) && server.exitCode === null) return undefined;
        throw error;
      });
      if (response?.status === 200) return { address, startMs: performance.now() - startedAt, stop };
      if (response) throw new Error(`The first response is ${response.status}`);
      await sleep(2);
    }
  } catch (error) {
    await stop();
    throw error;
  } finally {
    client.close();
  }
};

/** Time from the start of the server's process to its first response to `path`, ms. */
export const measureStart = async (dataDir: string, path: string): Promise<number> => {
  const { startMs, stop } = await startVersion(dataDir, path);
  await stop();
  return startMs;
};
