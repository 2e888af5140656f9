import { buildWeb } from './lifecycle/build-web.ts';
import { ConfigError, readConfig } from './config.ts';

try {
  readConfig();
  // Reading the server's own modules takes as long as seeing that nothing has changed.
  await Promise.all([buildWeb(), import('./app.ts'), import('./server/weeks/prepare-weeks.ts')]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 64 : 70);
}
await import('./main.ts');
