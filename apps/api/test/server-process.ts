import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from './child-environment.ts';

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the server, or that of another folder, as a child process with only these settings. */
export function startServer(env: Record<string, string>, main = entry) {
  const server = spawn(process.execPath, [main], {
    env: { ...childEnvironment, DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let lines = '';
  const ready = new Promise<void>((resolve) => {
    server.stdout.on('data', (part: Buffer) => {
      lines += part.toString();
      if (part.includes('"msg":"ready"')) resolve();
    });
  });
  const exit = once(server, 'exit') as Promise<[code: number | null, signal: string | null]>;
  const readyOrEnded = Promise.race([
    ready,
    exit.then(([code]) => Promise.reject(new Error(`The server ended with ${code}`))),
  ]);
  // A test that kills the server before it is ready does not await this.
  readyOrEnded.catch(() => undefined);
  return {
    process: server,
    /** Resolves when the server has announced that it is ready; rejects if it ends before. */
    ready: readyOrEnded,
    exit,
    /** Standard output so far. */
    lines: () => lines,
    printed: { output: text(server.stdout), errors: text(server.stderr) },
  };
}
