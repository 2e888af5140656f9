import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AnalyticsBusy, EngineBroken, EngineMissing } from '../errors.ts';
import type { EngineReport, EngineStart } from './protocol.ts';

const entry = fileURLToPath(new URL('process.ts', import.meta.url));

/** An engine process that has started and answers. */
export interface StartedEngine {
  pid: number;
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

const asError = (report: Exclude<EngineReport, { state: 'ready' }>): Error => {
  if (report.state === 'missing') return new EngineMissing(`${installHint}\n(${report.message})`);
  if (report.state === 'busy') return new AnalyticsBusy(report.message);
  return new EngineBroken(`The engine does not open its data: ${report.message}`);
};

/** The engine's own last words are kept up to about this many bytes. */
const longestLog = 1_000_000;

const openLog = (path: string) => {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  return openSync(path, size > longestLog ? 'w' : 'a', 0o600);
};

const launch = (dataDir: string, options: EngineStart) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const log = openLog(join(dataDir, 'engine.log'));
  try {
    return spawn(process.execPath, [entry, JSON.stringify(options)], {
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', TMPDIR: tmpdir(), TZ: 'UTC', UV_THREADPOOL_SIZE: '32' },
    });
  } finally {
    closeSync(log);
  }
};

/**
 * Starts an engine process on dataDir/engine, in a process group of its own, so that what ends this
 * process (Ctrl-C reaches the whole group) leaves it to answer the last requests. It knows nothing of our
 * environment, and its clock is in UTC. Throws AnalyticsBusy, EngineMissing or EngineBroken.
 */
export const startEngine = (
  dataDir: string,
  where: Omit<EngineStart, 'directory'>,
): Promise<StartedEngine> => {
  const child = launch(dataDir, { directory: join(dataDir, 'engine'), ...where });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new EngineBroken(`The engine does not start: ${error.message}`)));
    child.once('exit', (code, signal) =>
      reject(new EngineBroken(`The engine ended at its start (${signal ?? code}); see engine.log`)),
    );
    child.once('message', (report: EngineReport) => {
      if (report.state !== 'ready') return reject(asError(report));
      child.unref();
      child.channel?.unref();
      const letGo = () => {
        if (child.connected) child.disconnect();
      };
      return resolve({ pid: child.pid ?? 0, port: report.port, letGo, ended });
    });
  });
};
