import type { FastifyInstance } from 'fastify';

/**
 * Lets the web app's development server call the api from its own origin. In production both are one
 * origin and no other is let in.
 */
export function registerCors(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== origin) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag, Retry-After',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    await reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
      })
      .send();
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('vary', [reply.getHeader('vary'), 'Origin'].filter(Boolean).join(', '));
  });
}
