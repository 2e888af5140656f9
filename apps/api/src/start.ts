import { buildWeb } from './lifecycle/build-web.ts';
import { ConfigError, readConfig } from './config.ts';

try {
  readConfig();
  // The server's modules are read while turbo checks whether anything has changed.
  await Promise.all([buildWeb(), import('./app.ts'), import('./server/weeks/prepare-weeks.ts')]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 64 : 70);
}
await import('./main.ts');
