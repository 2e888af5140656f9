import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test/server-process.ts';
import { createHttpClient } from './http-client.ts';

const entry = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

const isConnectionRefused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/** Time from the start of the server's process to its first response to `path`, ms. */
export const measureStart = async (dataDir: string, path: string): Promise<number> => {
  const port = await freePort();
  const client = createHttpClient();
  const startedAt = performance.now();
  const server = spawn(process.execPath, [entry], {
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: 'off', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(server, 'exit');
  try {
    for (;;) {
      const response = await client.get(`http://127.0.0.1:${port}${path}`).catch((error: unknown) => {
        if (isConnectionRefused(error) && server.exitCode === null) return undefined;
        throw error;
      });
      if (response?.status === 200) return performance.now() - startedAt;
      if (response) throw new Error(`The first response is ${response.status}`);
      await sleep(2);
    }
  } finally {
    client.close();
    server.kill('SIGTERM');
    await exit;
  }
};
