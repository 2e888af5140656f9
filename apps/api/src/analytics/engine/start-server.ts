import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineBusy, EngineBroken, EngineMissing } from '../errors.ts';
import type { EngineReport, EngineOptions } from './protocol.ts';
import { lockHolder, openEngineLog, type EngineOutput } from './engine-log.ts';

const entry = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** An engine process that has started and answers. */
export interface StartedEngine {
  /** The TCP port it listens on; 0 when it listens on a socket. */
  port: number;
  /** Lets go of it: it ends unless somebody else holds it. Until then it lives as long as this process. */
  letGo(): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

const installHint =
  'Without CLICKHOUSE_URL the analytics run on chDB, which needs Linux with glibc or macOS, on x64 or arm64. ' +
  'On such a machine run: npx pnpm@12 install --fix-lockfile. On another, set CLICKHOUSE_URL to a ClickHouse server.';

/** chDB throws no reason, it prints it: the words tell a locked directory from a damaged one. */
const asError = (
  { state, message }: Exclude<EngineReport, { state: 'ready' }>,
  said: string,
  directory: string,
) => {
  if (state === 'missing') return new EngineMissing(`${installHint}\n(${message})`);
  if (said.includes('Another server instance in same directory')) {
    return new EngineBusy(`Process ${lockHolder(directory)} holds ${directory} and does not answer`);
  }
  return new EngineBroken(`The analytics engine does not open ${directory}: ${message}\n${said}`.trim());
};

const launch = (options: EngineOptions, words: EngineOutput) => {
  try {
    return spawn(process.execPath, [entry, JSON.stringify(options)], {
      detached: true,
      stdio: ['ignore', words.descriptor, words.descriptor, 'ipc'],
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', TMPDIR: tmpdir(), TZ: 'UTC', UV_THREADPOOL_SIZE: '32' },
    });
  } finally {
    words.close();
  }
};

/**
 * Starts an engine process on dataDir/engine, in a process group of its own, so that what ends this
 * process (Ctrl-C reaches the whole group) leaves it to answer the last requests. It knows nothing of our
 * environment, and its clock is in UTC. Throws AnalyticsBusy, EngineMissing or EngineBroken.
 */
export const startEngine = (
  dataDir: string,
  where: Omit<EngineOptions, 'directory'>,
): Promise<StartedEngine> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const directory = join(dataDir, 'engine');
  const words = openEngineLog(dataDir);
  const child = launch({ directory, ...where }, words);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(asError({ state: 'failed', message }, words.said(), directory));
    const failToEnd = (code: number | null, signal: string | null) => fail(`it ended with ${signal ?? code}`);
    child.once('error', (error) => fail(error.message)).once('exit', failToEnd);
    child.once('message', (report: EngineReport) => {
      child.off('exit', failToEnd);
      if (report.state !== 'ready') return reject(asError(report, words.said(), directory));
      child.unref();
      child.channel?.unref();
      const letGo = () => {
        if (child.connected) child.disconnect();
      };
      return resolve({ port: report.port, letGo, ended });
    });
  });
};
