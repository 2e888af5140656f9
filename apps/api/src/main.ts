import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { readConfig } from './config.ts';
import { openSources } from './lifecycle/open-sources.ts';
import { describeStartError } from './lifecycle/start-error.ts';

let log: FastifyBaseLogger | undefined;

async function start(): Promise<void> {
  const config = readConfig();
  const opening = openSources(config, (message, error) => {
    if (log) log.error({ err: error }, message);
    else process.stderr.write(`${message}\n`);
  });
  opening.catch(() => undefined);
  // The engine process opens its data while the remaining modules are read here.
  await nextTurn();
  const { serve } = await import('./lifecycle/serve.ts');
  await serve(config, opening, (app) => {
    log = app;
  });
}

try {
  await start();
} catch (error) {
  const { message, exitCode } = describeStartError(error);
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
