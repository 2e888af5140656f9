import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startServer } from '../../../../apps/api/test/server-process.ts';
import { readHealth, readPeriods } from '../check/read-reports.ts';

/** Time in which a server responds and its engine runs again. */
const READY_TIMEOUT_MS = 60_000;
/** Time in which a server that is ended by SIGTERM exits. */
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
    /** Resolves when it has announced itself, which it does after the sweep; rejects if it ends before. */
    announced: ready,
    /** Resolves when it responds and its engine runs. */
    respond: async (): Promise<void> => {
      const deadline = performance.now() + READY_TIMEOUT_MS;
      while (performance.now() < deadline && isAlive()) {
        const health = await readHealth(url);
        if (health && !health.message.includes('движок перезапускается') && (await readPeriods(url))) return;
        await sleep(50);
      }
      throw new Error('The server does not become ready');
    },
    /** Ends it by SIGTERM and returns what went wrong; undefined if nothing. */
    end: async (): Promise<string | undefined> => {
      child.kill('SIGTERM');
      const ended = await Promise.race([exit, sleep(EXIT_TIMEOUT_MS, undefined, { ref: false })]);
      if (ended?.[0] === 0) return undefined;
      child.kill('SIGKILL');
      return `the server ended with ${ended ? String(ended[0]) : 'nothing in 15 s'}`;
    },
  };
};
