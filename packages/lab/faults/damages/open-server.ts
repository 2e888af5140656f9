import { freePort } from '../../../../apps/api/test/server-process.ts';
import { readConfig } from '../../../../apps/api/src/config.ts';
import { openSources } from '../../../../apps/api/src/installation/open-sources.ts';
import { listen } from '../../../../apps/api/src/lifecycle/serve.ts';
import { describeStartError } from '../../../../apps/api/src/installation/start-error.ts';
import { createLog } from '../../../../apps/api/src/server/http/log.ts';
import { prepareWeeks } from '../../../../apps/api/src/lifecycle/weeks/prepare-weeks.ts';
import type { ServedWeeks } from '../../../../apps/api/src/weeks/served-weeks.ts';

/** A server in this process: the campaign decides when it sweeps and when it verifies the contents. */
export interface OpenServer {
  readonly url: string;
  readonly servedWeeks: ServedWeeks;
  /** Sweeps as a start does after the server listens. */
  readonly prepare: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Why a server did not start. */
export interface RefusedStart {
  readonly message: string;
  readonly exitCode: number;
}

/** An output that discards its text. */
const silent = { log: createLog({ write: () => undefined }), showCode: () => undefined };

/** Opens a server on a data directory until it listens: weeks are verified by their rows, as at each start. */
export const openServer = async (dataDir: string): Promise<OpenServer | RefusedStart> => {
  const port = await freePort();
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), DEMO: 'off' });
  try {
    const sources = await openSources(config, { log: () => undefined });
    try {
      const { app, servedWeeks } = await listen(config, sources, silent);
      const closing = new AbortController();
      return {
        url: `http://127.0.0.1:${port}`,
        servedWeeks,
        prepare: () =>
          prepareWeeks({
            config,
            sources,
            servedWeeks,
            log: silent.log,
            shutdown: closing.signal,
            publishDemoMarket: () => Promise.reject(new Error('There is no demo market here')),
          }),
        close: async () => {
          closing.abort();
          await app.close();
          await sources.close();
        },
      };
    } catch (error) {
      await sources.close();
      throw error;
    }
  } catch (error) {
    return describeStartError(error);
  }
};
