import { ClickHouseError } from '@clickhouse/client';
import type { Analytics } from '../analytics.ts';
import type { ReportResources } from '../report/report-limits.ts';
import type { UserSetting } from './access-denied.ts';
import { connectCluster } from '../servers/connect-cluster.ts';
import { checkServer } from './check-server.ts';
import { createAnalyticsClient } from './clickhouse-client.ts';
import type { ClientOptions } from './client-options.ts';
import { withAnalyticsErrors } from './to-analytics-error.ts';

/** The reader's URL cannot be used. The message is a clause with the reason. */
export class ReaderUnusable extends Error {
  override readonly name = 'ReaderUnusable';
}

/** The URLs of a ClickHouse server: `http(s)://user:password@host:port/database`. */
export interface ServerAddress {
  url: string;
  /** URL of the same server and database for reports, with a user that may only read. */
  readUrl?: string | undefined;
  /** Name of the server's cluster, if the weeks are on all its servers. */
  cluster?: string | undefined;
}

interface ServerOptions extends ServerAddress {
  /** Database if `url` names none. */
  database: string;
  reports: ReportResources | undefined;
}

const isUnknownDatabase = (error: unknown) =>
  error instanceof ClickHouseError && error.type === 'UNKNOWN_DATABASE';

/** Creates the database if it is missing; a user without the right to create one may still use it. */
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

/** Splits the database name off the end of a server's URL. */
const splitUrl = (given: string): { url: string; name: string } => {
  const url = new URL(given);
  const name = decodeURIComponent(url.pathname.slice(1));
  url.pathname = '';
  return { url: url.href, name };
};

/** Checks a server and returns its id. */
const identifyServer = (options: ClientOptions, setting?: UserSetting): Promise<string> =>
  withAnalyticsErrors(checkServer(options), undefined, setting);

/** Checks that the reader's URL leads to the same server: another server has other weeks. */
const checkReader = async (options: ClientOptions, server: string): Promise<void> => {
  try {
    const found = await identifyServer(options, 'CLICKHOUSE_READ_URL');
    if (found !== server) throw new Error('it leads to another server than CLICKHOUSE_URL');
  } catch (error) {
    throw new ReaderUnusable(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

/**
 * Connects to a server, or to its cluster, and creates the database. Throws ReaderUnusable, or the server's reason
 * for refusing.
 */
export const connectServer = async (server: ServerOptions): Promise<Analytics> => {
  const { url, name } = splitUrl(server.url);
  const options = { url, database: name || server.database, reports: server.reports };
  const connect = (given: ClientOptions) =>
    server.cluster === undefined ? createAnalyticsClient(given) : connectCluster(given, server.cluster);
  // A cluster creates its databases on every server.
  if (server.cluster === undefined) await ensureDatabase(options);
  const checked = server.cluster === undefined ? options : { ...options, database: 'default' };
  const id = await identifyServer(checked);
  if (server.readUrl === undefined) return connect(options);
  const readUrl = splitUrl(server.readUrl).url;
  await checkReader({ ...checked, url: readUrl }, id);
  return connect({ ...options, readUrl });
};
