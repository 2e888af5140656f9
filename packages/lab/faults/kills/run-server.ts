import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startServer } from '../../../../apps/api/test/server-process.ts';
import { readHealth, readPeriods } from '../check/read-reports.ts';

/** Time in which a server must respond with its engine running. */
const READY_TIMEOUT_MS = 60_000;
/** Time in which a server must exit after SIGTERM. */
const EXIT_TIMEOUT_MS = 15_000;

/** A server process on a data directory. */
export type RunningServer = Awaited<ReturnType<typeof runServer>>;

/** Starts a server without the demo market. */
export const runServer = async (dataDir: string) => {
  const port = await freePort();
  const {
    process: child,
    ready,
    exit,
  } = startServer({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
  });
  const url = `http://127.0.0.1:${port}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    url,
    pid: child.pid,
    exit,
    isAlive,
    /** Resolves after the server's announcement, which follows the sweep; rejects if it ends before. */
    announced: ready,
    /** Resolves once it responds and its engine runs. */
    respond: async (): Promise<void> => {
      const deadline = performance.now() + READY_TIMEOUT_MS;
      while (performance.now() < deadline && isAlive()) {
        const health = await readHealth(url);
        if (health && !health.message.includes('движок перезапускается') && (await readPeriods(url))) return;
        await sleep(50);
      }
      throw new Error('The server does not become ready');
    },
    /** Ends it by SIGTERM and returns the problem, if any. */
    end: async (): Promise<string | undefined> => {
      child.kill('SIGTERM');
      const ended = await Promise.race([exit, sleep(EXIT_TIMEOUT_MS, undefined, { ref: false })]);
      if (ended?.[0] === 0) return undefined;
      child.kill('SIGKILL');
      return `the server ended with ${ended ? String(ended[0]) : 'nothing in 15 s'}`;
    },
  };
};
