import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** So long callers who keep their connection are told by their next answer that it ends. */
const FAREWELL_MS = 1000;
/** After this time callers who still wait are cut off. */
const PATIENCE_MS = 8000;
/** After this time the process ends, whatever it still does. */
const DEADLINE_MS = 10_000;
/** A terminal and pnpm both pass on one Ctrl-C: what comes so soon after a signal is the same signal. */
const ECHO_MS = 500;

/**
 * Answers each caller once more with `Connection: close`. Closing a server at once would cut the
 * connections that look idle, among them those on which a request is just arriving.
 */
async function drainConnections({ server }: FastifyInstance): Promise<void> {
  const connections = promisify(server.getConnections.bind(server));
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const until = performance.now() + FAREWELL_MS;
  while (performance.now() < until && (await connections()) > 0) await sleep(20);
}

/**
 * Ends the process well: those who ask are answered, no new calls are taken, then everything is closed.
 * A second signal ends it at once. What nobody caught is logged and ends it too, with exit code 1. The
 * signal that is returned aborts when the end begins.
 */
export function handleShutdown(app: FastifyInstance, closeSources: () => Promise<void>): AbortSignal {
  const ending = new AbortController();
  let since = 0;

  const end = async (exitCode: number) => {
    ending.abort();
    since = performance.now();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    setTimeout(() => process.exit(exitCode || 1), DEADLINE_MS).unref();
    try {
      await drainConnections(app);
      await app.close();
      await closeSources();
      process.exit(exitCode);
    } catch (error) {
      app.log.error({ err: error }, 'could not end well');
      process.exit(1);
    }
  };

  const onSignal = () => {
    if (!ending.signal.aborted) void end(0);
    else if (performance.now() - since > ECHO_MS) process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);

  const onUncaught = (error: unknown) => {
    app.log.fatal({ err: error }, 'nobody caught this');
    if (!ending.signal.aborted) void end(1);
  };
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  return ending.signal;
}
