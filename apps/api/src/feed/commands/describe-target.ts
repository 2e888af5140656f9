import type { Config } from '../../config.ts';

/** The data directory or servers that weeks are published to. */
export interface Target {
  /** The data directory, and the servers that replace its engine or app database. */
  readonly target: string;
  /** Whether another process has the engine open; undefined if unknown, as for a ClickHouse server. */
  readonly isOpen: boolean | undefined;
}

/** Formats a server and its database without user and password. */
const nameAddress = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
};

/** Describes the target of the settings. `isOpen`: another process has the engine of the directory open. */
export const describeTarget = ({ dataDir, clickhouse, databaseUrl }: Config, isOpen: boolean): Target => ({
  target: [
    `data directory ${dataDir}`,
    ...(clickhouse === undefined ? [] : [`ClickHouse ${nameAddress(clickhouse.url)}`]),
    ...(databaseUrl === undefined ? [] : [`Postgres ${nameAddress(databaseUrl)}`]),
  ].join(', '),
  isOpen: clickhouse === undefined ? isOpen : undefined,
});

const openSentences = {
  true: 'a running server has it open and serves the new weeks by itself',
  false: 'no server has it open',
  undefined: 'servers may have it open, and serve the new weeks by themselves',
} as const;

/** Formats a target as one line. */
export const formatTarget = ({ target, isOpen }: Target): string =>
  `Publishes to ${target}: ${openSentences[`${isOpen}`]}.`;
