import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Server, startServer } from '../../start/server.ts';

/** The flags of Node and the cache of compiled modules, as `pnpm start` sets them. */
const startSettings = {
  NODE_OPTIONS: '--max-semi-space-size=8',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/api', import.meta.url)),
  LOG_LEVEL: 'error',
};

const uncachedServer = fileURLToPath(new URL('uncached-server.ts', import.meta.url));

/** A running server that is measured. */
export interface MeasuredServer extends Server {
  pid: number;
  /** Time from the start of the process to its first response, ms. */
  startMs: number;
}

/** Options of a server's start. */
interface ServerOptions {
  /** Whether responses are cached. */
  isCached?: boolean;
  /** Path whose first response ends the start. */
  firstPath?: string;
  /** Further settings. */
  settings?: Readonly<Record<string, string>>;
}

/** Time in which a started server must respond, ms: a busy machine responds 503 at first. */
const START_TIMEOUT_MS = 60_000;

/** Requests a URL until it succeeds. Throws on a status other than 503, on a timeout, and if the server ends. */
const awaitResponse = async (url: string, isRunning: () => boolean): Promise<void> => {
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS);
  for (;;) {
    timeout.throwIfAborted();
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (response && response.status !== 503) throw new Error(`The first response is ${response.status}`);
    if (!isRunning()) throw new Error('The server has ended');
    await sleep(2);
  }
};

/** Starts a server over a data directory, calls `use` with it, and stops it. */
export const withServer = async <Result>(
  dataDir: string,
  { isCached = false, firstPath = '/api/health', settings }: ServerOptions,
  use: (server: MeasuredServer) => Promise<Result>,
): Promise<Result> => {
  const program = isCached ? undefined : uncachedServer;
  const server = await startServer({ DATA_DIR: dataDir, ...startSettings, ...settings }, program);
  try {
    await awaitResponse(server.origin + firstPath, server.isAlive);
    return await use({ ...server, startMs: performance.now() - server.startedAt });
  } finally {
    await server.end();
  }
};
