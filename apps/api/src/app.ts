import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { registerRoutes, type RouteSources } from './routes.ts';
import { createHttpServer } from './server/http/http-server.ts';
import { serveWebApp } from './server/web/web-app.ts';

/** Everything that the server works with, opened by whoever builds it. */
export interface Deps extends RouteSources {
  config: Config;
  /** Folder of the built web app; where it is not there, no page is served. */
  webRoot: string;
  /** Where the log goes instead of the standard output. */
  logTo?: { write(line: string): void };
}

/** Builds the server; nothing listens yet. Closing it leaves open what it was given. */
export function buildApp({ config, webRoot, logTo, ...sources }: Deps): FastifyInstance {
  const app = createHttpServer(config, logTo);
  registerRoutes(app, { ...sources, checkResponses: !config.production });
  serveDocs(app, config.publicUrl ?? `http://localhost:${config.port}`);
  serveWebApp(app, webRoot);
  return app;
}
