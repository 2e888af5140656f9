import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Analytics, openAnalytics } from '../analytics/analytics.ts';
import type { Config } from '../config.ts';
import { ClickHouseServerError, DataDirError } from './source-errors.ts';
import { openStore, type Store } from '../store/store.ts';

/** What the product keeps: the weeks' figures, and everything else. */
export interface Sources {
  analytics: Analytics;
  store: Store;
  /** Lets go of both; the engine ends when nobody else uses it. */
  close: () => Promise<void>;
}

/** The app database of a data directory. */
export const storeFile = (dataDir: string): string => join(dataDir, 'vitrina.sqlite');

function makeDataDir(dataDir: string): void {
  // Whatever is made from here on is its owner's alone.
  process.umask(0o077);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataDirError(`DATA_DIR ${dataDir} cannot be used: ${why}`, { cause: error });
  }
}

/**
 * Opens the app database and the analytics, of the data directory or the server that the settings name.
 * Throws DataDirFailure, AnalyticsBusy, EngineMissing or ClickHouseFailure.
 */
export async function openSources(
  { dataDir, clickhouseUrl }: Pick<Config, 'dataDir' | 'clickhouseUrl'>,
  log?: (message: string, error?: unknown) => void,
): Promise<Sources> {
  makeDataDir(dataDir);
  const store = openStore(storeFile(dataDir));
  try {
    const analytics = await openAnalytics({ dataDir, clickhouseUrl, ...(log && { log }) });
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
    const where = `CLICKHOUSE_URL ${new URL(clickhouseUrl).host} cannot be used`;
    throw new ClickHouseServerError(
      `${where}: ${error.message.trim()}. Start that server, mend the setting or leave it out.`,
      { cause: error },
    );
  }
}
