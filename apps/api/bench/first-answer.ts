import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/server-process.ts';
import type { Market } from './market.ts';
import { pathOf, type Question } from './questions.ts';
import { caller } from './requests.ts';

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const isRefused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/** Milliseconds from the start of the product's own server over a market to its first answer. */
export const firstAnswer = async ({ dataDir }: Market, question: Question): Promise<number> => {
  const port = await freePort();
  const calls = caller();
  const began = performance.now();
  const server = spawn(process.execPath, [entry], {
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: 'off', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    for (;;) {
      const answered = await calls
        .get(`http://127.0.0.1:${port}${pathOf(question)}`)
        .catch((error: unknown) => {
          if (isRefused(error) && server.exitCode === null) return undefined;
          throw error;
        });
      if (answered?.status === 200) return performance.now() - began;
      if (answered) throw new Error(`The first answer is ${answered.status}`);
      await sleep(2);
    }
  } finally {
    calls.close();
    server.kill('SIGTERM');
    await ended;
  }
};
