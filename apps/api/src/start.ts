import { buildWeb } from './lifecycle/build-web.ts';
import { ConfigError, readConfig } from './config.ts';
import { printStartError } from './installation/start-error.ts';

try {
  readConfig();
  // Reads the server's modules while turbo checks whether anything has changed.
  await Promise.all([buildWeb(), import('./app.ts'), import('./lifecycle/weeks/prepare-weeks.ts')]);
} catch (error) {
  const exitCode = error instanceof ConfigError ? 64 : 70;
  printStartError({ message: error instanceof Error ? error.message : String(error), exitCode });
  process.exit(exitCode);
}
await import('./main.ts');
