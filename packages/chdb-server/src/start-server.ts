import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EngineOutput, openEngineLog, readLockHolder } from './engine-log.ts';
import { EngineBroken, EngineBusy, EngineMissing } from './errors.ts';
import type { EngineOptions, EngineReport } from './protocol.ts';

const entry = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** A running engine process that responds. */
export interface StartedEngine {
  /** TCP port it listens on; 0 for a socket. */
  port: number;
  /** Releases the starter's lease: the engine ends unless another process holds one. */
  release(): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

/** Translates a failed start. chDB throws no reason, it prints one: a locked directory differs from a damaged one. */
const toError = (
  { state, message }: Exclude<EngineReport, { state: 'ready' }>,
  output: string,
  directory: string,
) => {
  if (state === 'missing') return new EngineMissing(message);
  if (output.includes('Another server instance in same directory')) {
    return new EngineBusy(`Process ${readLockHolder(directory)} holds ${directory} and does not answer`);
  }
  return new EngineBroken(`The analytics engine does not open ${directory}: ${message}\n${output}`.trim());
};

const launch = (options: EngineOptions, output: EngineOutput) => {
  try {
    return spawn(process.execPath, [entry, JSON.stringify(options)], {
      detached: true,
      stdio: ['ignore', output.descriptor, output.descriptor, 'ipc'],
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', TMPDIR: tmpdir(), TZ: 'UTC', UV_THREADPOOL_SIZE: '32' },
    });
  } finally {
    output.close();
  }
};

/**
 * Starts an engine process on dataDir/engine, in a process group of its own: Ctrl-C reaches the whole group of this
 * process, and the engine has to finish the last requests. It inherits no environment; its clock is in UTC. Throws
 * EngineBusy, EngineMissing or EngineBroken.
 */
export const startEngine = (
  dataDir: string,
  options: Omit<EngineOptions, 'directory'>,
): Promise<StartedEngine> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const directory = join(dataDir, 'engine');
  const output = openEngineLog(dataDir);
  const child = launch({ directory, ...options }, output);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(toError({ state: 'failed', message }, output.read(), directory));
    const failOnExit = (code: number | null, signal: string | null) =>
      fail(`it ended with ${signal ?? code}`);
    child.once('error', (error) => fail(error.message)).once('exit', failOnExit);
    child.once('message', (report: EngineReport) => {
      child.off('exit', failOnExit);
      if (report.state !== 'ready') return reject(toError(report, output.read(), directory));
      child.unref();
      child.channel?.unref();
      const release = () => {
        if (child.connected) child.disconnect();
      };
      return resolve({ port: report.port, release, ended });
    });
  });
};
