import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Config, getOrigin } from './config.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { createImports } from './imports/create-imports.ts';
import { createImporterCheck } from './imports/importers.ts';
import type { HeldImports } from './imports/imports.ts';
import { serveUnsubscribe } from './letter/serve-unsubscribe.ts';
import { registerProbes } from './operations/probes.ts';
import { registerRoutes, type RouteSources } from './routes.ts';
import { createHttpServer } from './server/http/http-server.ts';
import { serveWebApp } from './server/web/web-app.ts';

/** Dependencies of the server. */
export interface Deps extends Omit<
  RouteSources,
  'cacheBytes' | 'marketName' | 'origin' | 'imports' | 'checkImporter'
> {
  config: Config;
  /** Folder of the built web app; without it no page is served. */
  webRoot: string;
  /** Key that signs the unsubscribe URLs of letters. */
  letterKey: string;
  log: FastifyBaseLogger;
  /** Whether requests get 503 while the event loop is blocked; true by default. */
  isOverloadChecked?: boolean;
}

/** Interval between two removals of idle imports, ms. */
const IDLE_INTERVAL_MS = 60 * 60 * 1000;

/** Removes idle imports while the server runs, and stops all when it closes. */
function closeWith(app: FastifyInstance, imports: HeldImports): void {
  const removeIdle = () =>
    void imports
      .removeIdle()
      .catch((err: unknown) => app.log.error({ err }, 'An idle import was not deleted'));
  const timer = setInterval(removeIdle, IDLE_INTERVAL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    imports.stop();
  });
}

/** Builds the server without listening. Closing it does not close its dependencies. */
export function buildApp({
  config,
  webRoot,
  letterKey,
  log,
  isOverloadChecked,
  ...sources
}: Deps): FastifyInstance {
  sources.store.onEvent = (event) => log.info(event, 'trail');
  const app = createHttpServer(config, log, isOverloadChecked);
  const imports = createImports({ ...sources, config, log });
  closeWith(app, imports);
  registerRoutes(app, {
    ...sources,
    origin: getOrigin(config),
    cacheBytes: config.cacheBytes,
    marketName: config.marketName,
    imports,
    checkImporter: createImporterCheck(config),
    checkResponses: !config.production,
  });
  const { analytics, servedWeeks, auth } = sources;
  registerProbes(app, config, {
    analytics,
    servedWeeks,
    checkWritable: () => sources.store.checkWritable(),
    alarms: auth.alarms,
    dataDir: config.dataDir,
  });
  serveDocs(app);
  serveUnsubscribe(app, { store: sources.store, key: letterKey });
  serveWebApp(app, webRoot, config.imageHosts);
  return app;
}
