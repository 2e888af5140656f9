import { freePort } from '../../../apps/api/test/server-process.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import { openSources, type Sources } from '../../../apps/api/src/installation/open-sources.ts';
import { listen } from '../../../apps/api/src/lifecycle/serve.ts';
import { describeStartError } from '../../../apps/api/src/installation/start-error.ts';
import { createLog } from '../../../apps/api/src/server/http/log.ts';
import { prepareWeeks } from '../../../apps/api/src/lifecycle/weeks/prepare-weeks.ts';

/** An output that discards its text. */
const silent = { log: createLog({ write: () => undefined }), showCode: () => undefined };

/** A server in this process: the campaign controls its sweep and its verification of contents. */
export type OpenServer = Exclude<Awaited<ReturnType<typeof openServer>>, { readonly exitCode: number }>;

/**
 * Opens a server on a data directory until it listens: weeks are verified by their rows, as at each start. Returns
 * exit code and message if it does not start.
 */
export const openServer = async (dataDir: string) => {
  const port = await freePort();
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), DEMO: 'off' });
  let opened: Sources | undefined;
  try {
    const sources = await openSources(config, { log: () => undefined });
    opened = sources;
    const { app, servedWeeks } = await listen(config, sources, silent);
    const shutdown = new AbortController();
    const publishDemoMarket = () => Promise.reject(new Error('There is no demo market here'));
    const preparation = { config, sources, servedWeeks, log: silent.log, publishDemoMarket };
    return {
      url: `http://127.0.0.1:${port}`,
      sources,
      servedWeeks,
      /** Sweeps, as a start does once the server listens. */
      prepare: () => prepareWeeks({ ...preparation, shutdown: shutdown.signal }),
      close: async () => {
        shutdown.abort();
        await app.close();
        await sources.close();
      },
    };
  } catch (error) {
    await opened?.close();
    return describeStartError(error);
  }
};
