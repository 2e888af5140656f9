import { join } from 'node:path';
import type { Analytics } from '../analytics/analytics.ts';
import { openAnalytics } from '../analytics/client/open-analytics.ts';
import type { Config } from '../config.ts';
import { prepareDataDir } from './data-dir.ts';
import { ClickHouseServerError } from './source-errors.ts';
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

/**
 * Opens the app database and the engine of the data directory, or the ClickHouse server of the settings.
 * Throws DataDirError, EngineBusy, EngineMissing or ClickHouseServerError.
 */
export async function openSources(
  {
    dataDir,
    clickhouseUrl,
    reports,
  }: Pick<Config, 'dataDir' | 'clickhouseUrl'> & Partial<Pick<Config, 'reports'>>,
  log?: (message: string, error?: unknown) => void,
): Promise<Sources> {
  prepareDataDir(dataDir);
  const store = openStore(storeFile(dataDir));
  try {
    const analytics = await openAnalytics({ dataDir, clickhouseUrl, reports, ...(log && { log }) });
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
    if (clickhouseUrl === undefined || !(error instanceof Error)) throw error;
    const prefix = `CLICKHOUSE_URL ${new URL(clickhouseUrl).host} cannot be used`;
    throw new ClickHouseServerError(
      `${prefix}: ${error.message.trim()}. Start that server, mend the setting or leave it out.`,
      { cause: error },
    );
  }
}
