import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('server.ts', import.meta.url));

/** A running server of the benchmark. */
export interface Served {
  pid: number;
  /** Where the server itself answers. */
  address: string;
  /** Where a plain Fastify in the same process answers. */
  bareAddress: string;
  close(): Promise<void>;
}

/** Starts the server over a data directory; without `cacheBytes` it keeps as many answers as it always does. */
export const startServed = async (dataDir: string, webRoot: string, cacheBytes?: number): Promise<Served> => {
  const server = fork(entry, [webRoot, ...(cacheBytes === undefined ? [] : [String(cacheBytes)])], {
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: 'off' },
    execArgv: [],
  });
  const exit = once(server, 'exit');
  const failed = exit.then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)}`)));
  failed.catch(() => undefined);
  const [said] = (await Promise.race([once(server, 'message'), failed])) as [
    { address: string; bareAddress: string },
  ];
  return {
    ...said,
    pid: server.pid ?? 0,
    async close() {
      server.disconnect();
      await exit;
    },
  };
};
