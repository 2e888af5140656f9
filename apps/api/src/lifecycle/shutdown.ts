import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** Maximum time in which keep-alive connections receive a response with `Connection: close`. */
const DRAIN_MS = 1000;
/** After this time the remaining connections are closed. */
const CONNECTIONS_TIMEOUT_MS = 8000;
/** After this time the process exits, even with open connections. */
const EXIT_TIMEOUT_MS = 10_000;
/** A terminal and pnpm both forward one Ctrl-C: signals within this time count as one. */
const REPEATED_SIGNAL_MS = 500;

/**
 * Adds `Connection: close` to each response until no connection is left. Closing the server at once would cut
 * connections that look idle while a request is arriving.
 */
async function drainConnections({ server }: FastifyInstance): Promise<void> {
  const countConnections = promisify(server.getConnections.bind(server));
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const deadline = performance.now() + DRAIN_MS;
  while (performance.now() < deadline && (await countConnections()) > 0) await sleep(20);
}

/**
 * Ends the process on SIGTERM, SIGINT and SIGHUP: responds to open requests, accepts no new connections, closes the
 * sources, exits with 0. A second signal exits at once. Uncaught errors are logged and end the process in the same
 * way with exit code 1. The returned signal aborts when the shutdown begins.
 */
export function handleShutdown(app: FastifyInstance, closeSources: () => Promise<void>): AbortSignal {
  const shutdown = new AbortController();
  let startedAt = 0;

  const end = async (exitCode: number) => {
    shutdown.abort();
    startedAt = performance.now();
    setTimeout(() => app.server.closeAllConnections(), CONNECTIONS_TIMEOUT_MS).unref();
    setTimeout(() => process.exit(exitCode || 1), EXIT_TIMEOUT_MS).unref();
    try {
      await drainConnections(app);
      await app.close();
      await closeSources();
      process.exit(exitCode);
    } catch (error) {
      app.log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  };

  const onSignal = () => {
    if (!shutdown.signal.aborted) void end(0);
    else if (performance.now() - startedAt > REPEATED_SIGNAL_MS) process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);

  const onUncaught = (error: unknown) => {
    app.log.fatal({ err: error }, 'uncaught error');
    if (!shutdown.signal.aborted) void end(1);
  };
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  return shutdown.signal;
}
