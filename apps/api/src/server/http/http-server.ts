import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Config } from '../../config.ts';
import { selectLanguage } from '@vitrina/contract';
import { ContractError, toErrorResponse } from '@vitrina/contract/serving';
import { createHostCheck } from './allowed-hosts.ts';
import { registerCors } from './cors.ts';
import { normalizeForwardedFor } from './forwarded-addresses.ts';
import { toLoggedText } from './log.ts';
import { escapeUndecodablePath } from './page-paths.ts';
import { registerOverloadCheck } from './overload.ts';
import { sendError, handleUrlError, handleSocketError } from './error-handlers.ts';
import { createSecurityHeaders } from './security-headers.ts';

/**
 * Limits of every connection. `headersTimeout` must stay below `requestTimeout`: Node swaps them otherwise and
 * never ends a slow body. `requireHostHeader` and `return503OnClosing` are off because their responses do not
 * have the contract's shape.
 */
const limits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 10_000,
  connectionTimeout: 15_000,
  keepAliveTimeout: 5_000,
  maxRequestsPerSocket: 1_000,
  http: {
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false,
  },
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  allowErrorHandlerOverride: false,
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'error',
  routerOptions: { maxParamLength: 32 },
} as const satisfies FastifyHttpOptions<Server>;

/** Logs one line for each response, without query, headers and body. */
function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const path = toLoggedText(url.split('?', 1)[0] ?? '');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, path, status: reply.statusCode, ms }, 'response');
  });
}

/** Counts Host headers. With two, a proxy before this server may have read the other one. */
const countHostHeaders = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/**
 * Rejects a request with an invalid Host header, before anything else reads it: not exactly one with 400, a foreign
 * host with 421 (RFC 9110, 15.5.20).
 */
function registerHostCheck(app: FastifyInstance, config: Config): void {
  const isAllowedHost = createHostCheck(config);
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion === '1.1' && countHostHeaders(raw.rawHeaders) !== 1)
      throw new ContractError('VALIDATION_ERROR');
    if (raw.headers.host === undefined || isAllowedHost(raw.headers.host)) return undefined;
    const language = selectLanguage(raw.headers['accept-language']);
    const { headers, body } = toErrorResponse(new ContractError('VALIDATION_ERROR'), language);
    return reply.code(421).headers(headers).send(body);
  });
}

/**
 * Creates a server without routes: limits, security headers, log, and error responses of the contract; without the
 * overload check if the process does more than serve.
 */
export function createHttpServer(
  config: Config,
  log: FastifyBaseLogger,
  isOverloadChecked = true,
): FastifyInstance {
  const securityHeaders = createSecurityHeaders(config);
  const app = fastify({
    ...limits,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => escapeUndecodablePath(url),
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    frameworkErrors: handleUrlError(securityHeaders),
    clientErrorHandler: handleSocketError(securityHeaders),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers({ ...securityHeaders });
    normalizeForwardedFor(raw);
  });
  registerHostCheck(app, config);
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  logResponses(app);
  if (isOverloadChecked) registerOverloadCheck(app);
  if (!config.production) registerCors(app, config.frontendOrigin);
  return app;
}
