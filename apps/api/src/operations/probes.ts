import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { ContractError } from '@vitrina/contract/serving';
import type { Config } from '../config.ts';
import { isLoopback } from '../setting-schemas.ts';
import { createRegistry, registry, requestDuration } from '../metrics/metrics.ts';
import { createState, type State, type StateSources } from './state.ts';
import { registerStateMetrics } from './state-metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const hasToken = (authorization: string | undefined, token: string) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** Describes why calls cannot be served; undefined while they can and at least one week is served. */
async function describeUnreadiness(
  { engineProblem, storeProblem }: State,
  { servedWeeks }: StateSources,
): Promise<string | undefined> {
  const problem = (await engineProblem()) ?? (await storeProblem());
  if (problem !== undefined) return problem;
  return (await servedWeeks.list()).length === 0 ? 'No published week can be served' : undefined;
}

/** Pause before a taken METRICS_PORT is retried, ms. */
const RETRY_MS = 5000;

function observeRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.url ?? 'page';
    const labels = { endpoint, method: request.method, status: String(reply.statusCode) };
    requestDuration.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Serves the metrics on a separate port while the app runs. */
function listenForMetrics(
  app: FastifyInstance,
  readMetrics: () => Promise<string>,
  { host, metricsPort, metricsToken }: Config,
): void {
  if (metricsPort === undefined) return;
  const token = isLoopback(host) ? undefined : metricsToken;
  const server = createServer(({ url, headers }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    if (token !== undefined && !hasToken(headers.authorization, token))
      return void response.writeHead(401).end();
    readMetrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics failed');
        response.writeHead(500).end();
      },
    );
  });
  let retry: NodeJS.Timeout | undefined;
  const listen = () => void server.listen({ host, port: metricsPort });
  server.on('error', (error) => {
    app.log.error(
      { why: error.message },
      `METRICS_PORT ${metricsPort} cannot be used: end what listens there, or set another one; it is tried again every ${RETRY_MS / 1000} s`,
    );
    retry = setTimeout(listen, RETRY_MS).unref();
  });
  app.addHook('onListen', async () => {
    listen();
    await Promise.race([once(server, 'listening'), once(server, 'error').catch(() => undefined)]);
  });
  app.addHook('onClose', async () => {
    clearTimeout(retry);
    server.close();
  });
}

/**
 * Serves operators and orchestrators: `/livez` (the process responds), `/readyz` (503 while no published week can be
 * served), and the metrics of this process: at METRICS_PORT, which needs METRICS_TOKEN if others reach HOST, and at
 * `/metrics` for METRICS_TOKEN.
 */
export function registerProbes(app: FastifyInstance, config: Config, sources: StateSources): void {
  const state = createState(sources);
  const stateRegistry = createRegistry();
  registerStateMetrics(stateRegistry, { ...sources, ...state, log: app.log });
  const readMetrics = async () =>
    (await registry.metrics()).replace(/# EOF\n$/, '') + (await stateRegistry.metrics());
  observeRequests(app);
  app.get('/livez', async (_, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', async (_, reply) => {
    const reason = await describeUnreadiness(state, sources);
    reply.header('cache-control', 'no-store').code(reason === undefined ? 200 : 503);
    return reply.type('text/plain; charset=utf-8').send(reason ?? 'ok');
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (config.metricsToken === undefined) throw new ContractError('NOT_FOUND');
    if (!hasToken(headers.authorization, config.metricsToken)) throw new ContractError('UNAUTHORIZED');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await readMetrics());
  });
  listenForMetrics(app, readMetrics, config);
}
