import { EngineBusy, EngineMissing } from '@vitrina/chdb-server';
import { GrantMissing } from '../analytics/client/access-denied.ts';
import { ConfigError } from '../config.ts';
import type { Terminal } from '../command/command.ts';
import { ForeignInstallation } from './claim-installation.ts';
import { describeShortage } from './shortage.ts';
import { ClickHouseServerError, DataDirError, PostgresServerError } from './source-errors.ts';
import { LaterVersion } from '../later-version.ts';
import { StoreDamaged } from '../store/store-damaged.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';

/** Why the server did not start: a message for the person who started it and an exit code of sysexits.h. */
export interface StartError {
  message: string;
  exitCode: number;
}

const exitCodes: readonly [errorClass: new (...args: never[]) => Error, exitCode: number][] = [
  [ConfigError, 64],
  [EngineMissing, 69],
  [ClickHouseServerError, 69],
  [PostgresServerError, 69],
  [DataDirError, 74],
  [ForeignInstallation, 78],
  [LaterVersion, 78],
  [GrantMissing, 77],
  [StoreUnavailable, 74],
  [StoreDamaged, 74],
  [EngineBusy, 75],
];

const listenErrors: Record<string, [reason: string, exitCode: number]> = {
  EADDRINUSE: ['is taken: end what listens there, or set PORT to another one', 75],
  EACCES: ['may not be used by this user: set PORT to 1024 or more', 64],
  EADDRNOTAVAIL: ['is not an address of this machine: set HOST to one of its own, like 127.0.0.1', 64],
  ENOTFOUND: ['is not known as an address: set HOST to one of this machine, like 127.0.0.1', 64],
};

/** Describes an error of the start in one sentence; an unexpected error keeps its stack. */
export function describeStartError(error: unknown): StartError {
  if (!(error instanceof Error)) return { message: String(error), exitCode: 70 };
  const shortage = describeShortage(error);
  if (shortage) return shortage;
  for (const [ErrorClass, exitCode] of exitCodes) {
    if (error instanceof ErrorClass) return { message: error.message, exitCode };
  }
  const {
    code = '',
    syscall,
    address,
    port,
    hostname,
  } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
    hostname?: string;
  };
  const [reason, exitCode] = listenErrors[code] ?? [];
  const where =
    syscall === 'listen' ? `${address}:${port}` : syscall === 'getaddrinfo' ? hostname : undefined;
  if (reason && exitCode && where) return { message: `${where} ${reason}.`, exitCode };
  return { message: error.stack ?? error.message, exitCode: 70 };
}

/** Prints why the server did not start: text on a terminal, elsewhere a JSON line like those of the log. */
export function printStartError(
  { message, exitCode }: StartError,
  stream: Terminal['stderr'] = process.stderr,
): void {
  const entry = { level: 60, time: new Date(), service: 'vitrina', pid: process.pid, exitCode, msg: message };
  stream.write(`${stream.isTTY ? message : JSON.stringify(entry)}\n`);
}
