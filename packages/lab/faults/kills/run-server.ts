import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startServer } from '../../../../apps/api/test/server-process.ts';
import { readHealth, readPeriods } from '../check/read-weeks.ts';

/** Time in which a server responds and its engine runs again. */
const READY_TIMEOUT_MS = 60_000;
/** Time in which a server that is ended by SIGTERM exits. */
const EXIT_TIMEOUT_MS = 15_000;

/** A server process on a data directory. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  isAlive(): boolean;
  /** Resolves when it has announced itself, which it does after the sweep; rejects if it ends before. */
  readonly announced: Promise<void>;
  /** Resolves when it responds and its engine runs. */
  ready(): Promise<void>;
  /** Ends it by SIGTERM and returns what went wrong; undefined if nothing. */
  end(): Promise<string | undefined>;
  readonly exit: Promise<unknown>;
}

/** Waits until a server responds and its engine does. Throws after a minute. */
const waitUntilReady = async (url: string, isAlive: () => boolean): Promise<void> => {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline && isAlive()) {
    const health = await readHealth(url);
    if (health && !health.message.includes('движок перезапускается') && (await readPeriods(url))) return;
    await sleep(50);
  }
  throw new Error('The server does not become ready');
};

/** Starts a server without the demo market. */
export const runServer = async (dataDir: string): Promise<RunningServer> => {
  const port = await freePort();
  const server = startServer({ NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) });
  server.ready.catch(() => undefined);
  const { process: child } = server;
  const url = `http://127.0.0.1:${port}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    url,
    pid: child.pid ?? 0,
    isAlive,
    announced: server.ready,
    ready: () => waitUntilReady(url, isAlive),
    exit: server.exit,
    end: async () => {
      child.kill('SIGTERM');
      const ended = await Promise.race([server.exit, sleep(EXIT_TIMEOUT_MS, undefined, { ref: false })]);
      if (ended === undefined) {
        child.kill('SIGKILL');
        return 'the server did not end';
      }
      const [code] = ended;
      return code === 0 ? undefined : `the server ended with ${code}`;
    },
  };
};
