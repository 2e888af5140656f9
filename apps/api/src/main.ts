import { setImmediate as nextTurn } from 'node:timers/promises';
import { readConfig } from './config.ts';
import type { Output } from './lifecycle/output.ts';
import { openSources } from './installation/open-sources.ts';
import { describeStartError, printStartError } from './installation/start-error.ts';

async function start(): Promise<void> {
  const config = readConfig();
  const output = Promise.withResolvers<Output>();
  const log = (message: string, error?: unknown) => {
    void output.promise.then((opened) => opened.log.error({ err: error }, message));
  };
  const opening = openSources(config, { log, isAwayAllowed: true });
  opening.catch(() => undefined);
  // The engine process opens its data while the remaining modules are read here.
  await nextTurn();
  const { createOutput } = await import('./lifecycle/output.ts');
  output.resolve(createOutput(config, process.stdout));
  const { serve } = await import('./lifecycle/serve.ts');
  await serve(config, opening, await output.promise);
}

try {
  await start();
} catch (error) {
  const problem = describeStartError(error);
  printStartError(problem);
  process.exit(problem.exitCode);
}
