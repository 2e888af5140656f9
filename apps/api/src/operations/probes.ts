import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { ContractError } from '@vitrina/contract/serving';
import type { Config } from '../config.ts';
import { StoreDamaged } from '../store/store-damaged.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import { createRegistry, registry, requestDuration } from './metrics.ts';
import { registerStateMetrics, type StateSources } from './state-metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const hasToken = (authorization: string | undefined, token: string) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** Why no report can be served; undefined while at least one week can. */
async function describeUnreadiness({ analytics, servedWeeks }: StateSources): Promise<string | undefined> {
  const problem = analytics.problem();
  if (problem !== undefined) return problem;
  try {
    return (await servedWeeks.list()).length === 0 ? 'No published week can be served' : undefined;
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof StoreDamaged)) throw error;
    return 'The app database cannot be used';
  }
}

function observeRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.url ?? 'page';
    const labels = { endpoint, method: request.method, status: String(reply.statusCode) };
    requestDuration.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Serves the metrics on a port of their own for as long as the app runs. */
function listenForMetrics(
  app: FastifyInstance,
  readMetrics: () => Promise<string>,
  { host, metricsPort }: Config,
): void {
  if (metricsPort === undefined) return;
  const server = createServer(({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    readMetrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics failed');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onListen', async () => {
    server.listen({ host, port: metricsPort });
    await once(server, 'listening');
  });
  app.addHook('onClose', async () => void server.close());
}

/**
 * Serves what operators and orchestrators read: `/livez` (the process responds), `/readyz` (503 while no published
 * week can be served), and the metrics of this process: at METRICS_PORT, and at `/metrics` for METRICS_TOKEN.
 */
export function registerProbes(app: FastifyInstance, config: Config, sources: StateSources): void {
  const state = createRegistry();
  registerStateMetrics(state, sources);
  const readMetrics = async () =>
    (await registry.metrics()).replace(/# EOF\n$/, '') + (await state.metrics());
  observeRequests(app);
  app.get('/livez', async (_, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', async (_, reply) => {
    const reason = await describeUnreadiness(sources);
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
