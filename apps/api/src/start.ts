import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ConfigError, readConfig } from './config.ts';

/** A look at the web app that takes longer than this says that it is under way. */
const QUIET_MS = 1500;

/** Builds the web app where anything in it has changed; throws with what the build said. */
async function buildWeb(): Promise<void> {
  const build = spawn('turbo', ['run', 'build', '--filter=@vitrina/web', '--output-logs=new-only'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const began = performance.now();
  let dots: NodeJS.Timeout | undefined;
  const notice = setTimeout(() => {
    process.stdout.write('Building the web app …');
    dots = setInterval(() => process.stdout.write('.'), 1000);
  }, QUIET_MS);
  const [exitCode] = (await once(build, 'close')) as [number | null];
  clearTimeout(notice);
  clearInterval(dots);
  if (dots) process.stdout.write(` ${Math.round((performance.now() - began) / 1000)} s\n`);
  if (exitCode !== 0)
    throw new Error(`The web app could not be built:\n${Buffer.concat(said).toString('utf8')}`);
}

try {
  readConfig();
  // Reading the server's own modules takes as long as seeing that nothing has changed.
  await Promise.all([buildWeb(), import('./app.ts'), import('./server/first-weeks.ts')]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 64 : 70);
}
await import('./main.ts');
