import { ClickHouseError } from '@clickhouse/client';
import type { Analytics } from '../analytics.ts';
import type { ReportResources } from '../report/report-limits.ts';
import type { UserSetting } from './access-denied.ts';
import { connectCluster } from '../servers/connect-cluster.ts';
import { checkServer } from './check-server.ts';
import { createAnalyticsClient } from './clickhouse-client.ts';
import type { ClientOptions } from './client-options.ts';
import { withAnalyticsErrors } from './to-analytics-error.ts';

/** The address that reports are read through cannot be used. The message is a clause that says why. */
export class ReaderUnusable extends Error {
  override readonly name = 'ReaderUnusable';
}

/** The addresses of a ClickHouse server: `http(s)://user:password@host:port/database`. */
export interface ServerAddress {
  url: string;
  /** The same server and database for reports, as a user that may only read. */
  readUrl?: string | undefined;
  /** Name of the cluster that the server belongs to, if the weeks are on all its servers. */
  cluster?: string | undefined;
}

interface ServerOptions extends ServerAddress {
  /** The database where `url` names none. */
  database: string;
  reports: ReportResources | undefined;
}

const isUnknownDatabase = (error: unknown) =>
  error instanceof ClickHouseError && error.type === 'UNKNOWN_DATABASE';

/** Makes the database if it is not there; a user who may not make one may well use one. */
const ensureDatabase = async (options: ClientOptions) => {
  const analytics = createAnalyticsClient(options);
  const system = createAnalyticsClient({ ...options, database: 'system' });
  try {
    await analytics.command('SELECT 1').catch(async (error: unknown) => {
      if (!isUnknownDatabase(error)) throw error;
      await system.command('CREATE DATABASE IF NOT EXISTS {name:Identifier}', { name: options.database });
    });
  } finally {
    await Promise.all([analytics.close(), system.close()]);
  }
};

/** Splits the address of a server from the name of the database at its end. */
const splitUrl = (given: string): { url: string; name: string } => {
  const url = new URL(given);
  const name = decodeURIComponent(url.pathname.slice(1));
  url.pathname = '';
  return { url: url.href, name };
};

/** Checks a server, and returns the id that it keeps for itself. */
const identifyServer = (options: ClientOptions, setting?: UserSetting): Promise<string> =>
  withAnalyticsErrors(checkServer(options), undefined, setting);

/** Checks the reader's address: reports from another server would be of other weeks. */
const checkReader = async (options: ClientOptions, server: string): Promise<void> => {
  try {
    const found = await identifyServer(options, 'CLICKHOUSE_READ_URL');
    if (found !== server) throw new Error('it leads to another server than CLICKHOUSE_URL');
  } catch (error) {
    throw new ReaderUnusable(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

/**
 * Connects to a server, or to the cluster that it belongs to, and makes the database. Throws ReaderUnusable, or why the
 * server refuses.
 */
export const connectServer = async (server: ServerOptions): Promise<Analytics> => {
  const { url, name } = splitUrl(server.url);
  const options = { url, database: name || server.database, reports: server.reports };
  const connect = (given: ClientOptions) =>
    server.cluster === undefined ? createAnalyticsClient(given) : connectCluster(given, server.cluster);
  // A cluster makes its databases on every server.
  if (server.cluster === undefined) await ensureDatabase(options);
  const checked = server.cluster === undefined ? options : { ...options, database: 'default' };
  const id = await identifyServer(checked);
  if (server.readUrl === undefined) return connect(options);
  const readUrl = splitUrl(server.readUrl).url;
  await checkReader({ ...checked, url: readUrl }, id);
  return connect({ ...options, readUrl });
};
