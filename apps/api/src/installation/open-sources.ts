import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analytics } from '../analytics/analytics.ts';
import { ReaderUnusable, type ServerAddress } from '../analytics/client/connect-server.ts';
import { openAnalytics } from '../analytics/client/open-analytics.ts';
import { type Config, ConfigError } from '../config.ts';
import { POSTGRES_NOTE, prepareDataDir } from './data-dir.ts';
import { describeServerError } from './describe-server-error.ts';
import { ClickHouseServerError, PostgresServerError } from './source-errors.ts';
import { LaterVersion } from '../later-version.ts';
import { openStore, type Store } from '../store/store.ts';

/** The two opened data stores: reports in the engine, everything else in the app database. */
export interface Sources {
  analytics: Analytics;
  store: Store;
  /** Closes both; the engine ends with its last lease. */
  close: () => Promise<void>;
}

/** Path of the app database in a data directory. */
export const storeFile = (dataDir: string): string => join(dataDir, 'vitrina.sqlite');

/** Whether Postgres may be away: calls then throw StoreUnavailable until it is back. */
type Waiting = { isAwayAllowed?: boolean };

const NOTE =
  'DATABASE_URL is set: users, sessions and published weeks are in Postgres, not in this folder.\n';

const openPostgres = async (url: string, dataDir: string, waiting: Waiting): Promise<Store> => {
  writeFileSync(join(dataDir, POSTGRES_NOTE), NOTE);
  const { openPostgresStore } = await import('../store/postgres/open-postgres-store.ts');
  try {
    return await openPostgresStore(url, waiting);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ConfigError || error instanceof LaterVersion)
      throw error;
    throw new PostgresServerError(describeServerError('DATABASE_URL', url, error), { cause: error });
  }
};

/**
 * Opens the app database: Postgres, or the SQLite file of the data directory. Throws DataDirError,
 * PostgresServerError or, if a pooler exchanges sessions, ConfigError.
 */
export const openAppStore = async (
  { dataDir, databaseUrl }: Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl'>>,
  waiting: Waiting = {},
): Promise<Store> => {
  prepareDataDir(dataDir);
  if (databaseUrl === undefined) return openStore(storeFile(dataDir));
  return openPostgres(databaseUrl, dataDir, waiting);
};

const toClickHouseError = (error: Error, { url, readUrl = url }: ServerAddress) => {
  const [setting, used] =
    error instanceof ReaderUnusable
      ? (['CLICKHOUSE_READ_URL', readUrl] as const)
      : (['CLICKHOUSE_URL', url] as const);
  return new ClickHouseServerError(describeServerError(setting, used, error), { cause: error });
};

/**
 * Opens the app database, and the engine of the data directory or the ClickHouse server of the settings.
 * Throws DataDirError, PostgresServerError, EngineBusy, EngineMissing or ClickHouseServerError.
 */
export async function openSources(
  {
    dataDir,
    clickhouse,
    databaseUrl,
    reports,
  }: Pick<Config, 'dataDir'> & Partial<Pick<Config, 'clickhouse' | 'databaseUrl' | 'reports'>>,
  { log, ...waiting }: Waiting & { log?: (message: string, error?: unknown) => void } = {},
): Promise<Sources> {
  const store = await openAppStore({ dataDir, databaseUrl }, waiting);
  try {
    const analytics = await openAnalytics({
      dataDir,
      clickhouse,
      reports,
      ...(log && { log }),
    });
    return {
      analytics,
      store,
      close: async () => {
        await analytics.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error instanceof Error && clickhouse !== undefined ? toClickHouseError(error, clickhouse) : error;
  }
}
