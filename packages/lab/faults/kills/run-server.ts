import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../start/server.ts';
import { readHealth, readPeriods } from '../check/read-reports.ts';

/** Time in which a server must respond with its engine running. */
const READY_TIMEOUT_MS = 60_000;
/** Time in which a server must exit after SIGTERM. */
const EXIT_TIMEOUT_MS = 15_000;

/** A server process on a data directory. */
export type RunningServer = Awaited<ReturnType<typeof runServer>>;

/** Starts a server without the demo market. */
export const runServer = async (dataDir: string) => {
  const server = await startServer({ DATA_DIR: dataDir });
  const { origin, isAlive, end } = server;
  return {
    ...server,
    /** Resolves once it responds and its engine runs. */
    respond: async (): Promise<void> => {
      const deadline = performance.now() + READY_TIMEOUT_MS;
      while (performance.now() < deadline && isAlive()) {
        const health = await readHealth(origin);
        if (health && !health.message.includes('движок перезапускается') && (await readPeriods(origin)))
          return;
        await sleep(50);
      }
      throw new Error('The server does not become ready');
    },
    /** Ends it by SIGTERM and returns the problem, if any. */
    stop: async (): Promise<string | undefined> => {
      const code = await Promise.race([end(), sleep(EXIT_TIMEOUT_MS, 'nothing in 15 s', { ref: false })]);
      if (code === 0) return undefined;
      void end('SIGKILL');
      return `the server ended with ${code}`;
    },
  };
};
