import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A build that takes longer prints its progress. */
const PROGRESS_AFTER_MS = 1500;

/** Prints a line that gains a dot each second; the returned function ends it. */
function startProgress(): () => void {
  const startedAt = performance.now();
  let dots: NodeJS.Timeout | undefined;
  const notice = setTimeout(() => {
    if (!process.stdout.isTTY) return;
    process.stdout.write('Building the web app …');
    dots = setInterval(() => process.stdout.write('.'), 1000);
  }, PROGRESS_AFTER_MS);
  return () => {
    clearTimeout(notice);
    clearInterval(dots);
    if (dots) process.stdout.write(` ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  };
}

/**
 * Builds the web app for production, or reuses the cached build if nothing has changed. The only source of
 * `apps/web/dist` for `pnpm start` and `pnpm test`. Throws with the build's output.
 */
export async function buildWeb(): Promise<void> {
  const build = spawn('turbo', ['run', 'build', '--filter=@vitrina/web', '--output-logs=new-only'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const endProgress = startProgress();
  const [exitCode] = (await once(build, 'close')) as [number | null];
  endProgress();
  if (exitCode !== 0)
    throw new Error(`The web app could not be built:\n${Buffer.concat(output).toString('utf8')}`);
}
